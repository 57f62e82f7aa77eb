import type { Section } from '../../../src/page/page.generated'
import type { Section as FilledSection } from '../schema/filled.generated'
import type { Facts } from '../site/facts'
import type { Noted } from '../site/noted'
import type { Surroundings } from '../site/surroundings'
import { asText } from '../text/as-text'
import { isObject } from '../text/is-object'
import { articleBody } from './articleBody'
import { articleList } from './articleList'
import { cardGrid } from './cardGrid'
import { companyFacts } from './companyFacts'
import {
  neverParted,
  nothingElse,
  type Around,
  type Derivation,
  type Filled,
  type Listed,
  type SectionType,
  type Shown,
} from './derivation'
import { firstMessage } from './firstMessage'
import { groups } from './groups'
import { hero } from './hero'
import { intro } from './intro'
import { job } from './job'
import { jobBoard } from './jobBoard'
import { offices } from './offices'
import { partAddress, partsFor } from './parts'
import { relatedPages } from './relatedPages'
import { serviceList } from './serviceList'
import { whyUs } from './whyUs'

/** What is to be said of each type of section that the build adds something to. */
const derivations = {
  articleBody,
  articleList,
  cardGrid,
  companyFacts,
  firstMessage,
  groups,
  hero,
  intro,
  job,
  jobBoard,
  offices,
  relatedPages,
  serviceList,
  whyUs,
} satisfies { [Type in SectionType]?: Derivation<Type> }

/** The types of section that the build adds something to. */
export const derivedTypes: readonly string[] = Object.keys(derivations)

type DerivedType = keyof typeof derivations
type FilledOf<Type extends DerivedType> = { [Own in Type]: Filled<Own> & { type: Own } }[Type]
const byType: { [Type in DerivedType]: Derivation<Type> } = derivations

/**
 * Adds to a section what its type's derivation adds. A type that has none and yet is shown with more than its author
 * writes fails the type check here.
 */
export function derive(section: FilledSection, around: Around): Section {
  return isDerived(section) ? resolve(section, around) : section
}

function resolve<Type extends DerivedType>(section: FilledOf<Type>, around: Around): Shown<Type> {
  return byType[section.type].resolve(section, around)
}

function isDerived(section: FilledSection): section is FilledOf<DerivedType> {
  return section.type in derivations
}

/** What the facts of a page keep of its sections. Tolerates a document that breaks the schema. */
export function notesOf(sections: readonly unknown[]): Noted[] {
  return sections.flatMap((section) => {
    const own = isObject(section) ? derivationOf.get(section.type) : undefined
    if (!own || !isObject(section) || own.dependsOn === nothingElse) return []
    const by = own.notes(section)
    return [{ type: asText(section.type), ...(by && { by }) }]
  })
}

/** What a page shows from beyond its document, section by section. */
export function shownFromElsewhere(facts: Facts, around: Surroundings): unknown[] {
  const shown = facts.derived.map((noted) => derivationOf.get(noted.type)?.dependsOn(noted, facts, around))
  return shown.filter((own) => own !== undefined)
}

/** How many pages a document makes: more than one if it holds a long list. */
export function partsOfPage(page: Facts, listed: Listed): number {
  const lengths = page.derived.map((noted) => derivationOf.get(noted.type)?.entries(noted, listed, page) ?? 0)
  return Math.max(1, ...lengths.map(partsFor))
}

/** The address of a page and those of the further pages that its list needs. */
export function partAddresses(page: Facts, listed: Listed): string[] {
  return Array.from({ length: partsOfPage(page, listed) }, (_, before) => partAddress(page.path, before + 1))
}

/** Whether the page holds a list that may need further pages. */
export function holdsList({ derived }: Facts): boolean {
  return derived.some(({ type }) => (derivationOf.get(type)?.entries ?? neverParted) !== neverParted)
}

/** All of a derivation but how it completes its section, which only that may ask for. */
const derivationOf: ReadonlyMap<unknown, Omit<Derivation<SectionType>, 'resolve'>> = new Map(
  Object.entries(derivations),
)
