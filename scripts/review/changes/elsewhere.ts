import type { Site } from '../../../src/page/page.generated'
import { nothingPrepared } from '../../engine/publish/authored'
import { inputsOf } from '../../engine/publish/inputs'
import { shellOf } from '../../engine/resolve/shell'
import { heldBack } from '../../engine/site/held-back'
import { surroundingsOf, type Surroundings } from '../../engine/site/surroundings'
import type { SiteState } from './state'
import { enumerated, quoted } from './words'

/** More names than this say no more. */
const mostNamed = 5

/** One line on what changes around the pages that were changed: menus, lists, related pages. */
export function elsewhere(before: SiteState, after: SiteState, date: string): string {
  const around = ({ content: { shown, site } }: SiteState) => site && surroundingsOf(shown, site, date)
  const [one, other] = [around(before), around(after)]
  if (!one || !other) return ''
  const changed = [...aroundEveryPage(one, other), ...listsOn(before, after, one, other)]
  return changed.length
    ? `Because of this, ${enumerated(changed)} ${changed.length === 1 ? 'changes' : 'change'} too.`
    : ''
}

/** Header, footer and what floats beside a page. */
function aroundEveryPage(before: Surroundings, after: Surroundings): string[] {
  const [one, other] = [shellOf(before), shellOf(after)]
  const differ = (of: (shell: Site) => unknown) => JSON.stringify(of(one)) !== JSON.stringify(of(other))
  const parts = {
    'the menu': [menu, (shell: Site) => [shell.name, shell.navigation, shell.roots.services]],
    'the footer': [menu, footer],
    'the contact buttons': [(shell: Site) => [shell.floatingContact, shell.roots.contact]],
  }
  return Object.entries(parts).flatMap(([part, shows]) => (shows.some(differ) ? part : []))
}

/** What both the services menu and the footer show. */
function menu({ groups }: Site): unknown {
  return groups.map(({ label, services }) => [label, services.map(({ path, label }) => [path, label])])
}

function footer({
  navigation: _,
  floatingContact: _floating,
  preload: _preload,
  belongsTo: _belongsTo,
  roots: _roots,
  regions: _regions,
  groups,
  ...shown
}: Site): unknown {
  return [shown, groups.map(({ footerColumn }) => footerColumn)]
}

/** Pages that show something of others: lists, related pages, the way back up. */
function listsOn(before: SiteState, after: SiteState, around: Surroundings, aroundAfter: Surroundings): string[] {
  const old = before.places
  const [one, other] = [
    { ...around, ...nothingPrepared, cards: new Set<string>() },
    { ...aroundAfter, ...nothingPrepared, cards: new Set<string>() },
  ]
  const names = [...after.places].flatMap(([place, facts]) => {
    const was = old.get(place)
    // What a page itself became is told already, and what is held back shows nothing.
    if (
      !was ||
      was.hash !== facts.hash ||
      heldBack(facts, other.date) !== undefined ||
      inputsOf(was, one) === inputsOf(facts, other)
    )
      return []
    return quoted(after.page(facts).title)
  })
  const more = names.length - mostNamed
  if (names.length === 0) return []
  return [`what is shown on ${enumerated(more > 1 ? [...names.slice(0, mostNamed), `${more} more pages`] : names)}`]
}
