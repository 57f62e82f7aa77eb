import type { At } from '../../schema/at'
import { isObject } from '../../text/is-object'
import { entryAt } from './entry-at'

/** What to do where people expect a field that there is not. */
export interface Expected {
  instead: string
  /** The same for all fields that are expected for one reason. */
  cause?: string
}

/** Lists that fill themselves, by section type. */
const fillThemselves: { [type: string]: RegExp } = {
  serviceList: /^(services|items|pages|list|cards)$/i,
  articleList: /^(articles|posts|items|pages|list|cards)$/i,
  jobBoard: /^(jobs|openings|items|pages|list|cards)$/i,
  offices: /^(offices|locations|addresses|items|cards|list|map)$/i,
  relatedPages: /^(services|articles|items|list|cards)$/i,
}

/** What other systems have a field for, and what is to be done here. @param at the fields among which it stands */
export function expectedElsewhere(name: string, at: At, document: unknown): Expected | undefined {
  const fields = entryAt(document, at)
  const type = isObject(fields) && typeof fields.type === 'string' ? fields.type : ''
  const isPage = at.length === 0
  if (/^(_|\/\/|#)|^(comments?|notes?|todo|remarks?)$/i.test(name))
    return { instead: 'A document has no room for notes. Remove it, and keep the note elsewhere.' }
  if (/^(hidden|hide|visible|show|enabled|disabled|active|draft|status|publish|published|display)$/i.test(name))
    return {
      instead: isPage
        ? 'To keep this page back, write "draft": true, or the day on which it is to appear as "published".'
        : 'A part of a page cannot be hidden. Cut the whole part out, from its { to its }, and keep it elsewhere until it is needed.',
    }
  if (/colou?r|^font|size$|style|^css|class(name)?$|^(margin|padding|align|width|align|theme|background)/i.test(name))
    return {
      instead: 'Colors and sizes are those of the site, the same on every page. Remove the field.',
      cause: `look ${at.join()}`,
    }
  if (fillThemselves[type]?.test(name) && !(type === 'relatedPages' && name === 'pages'))
    return { instead: 'This list fills itself, with all the pages there are. Remove the field.' }
  if (/^(author|writer|byline|by|written_?by)$/i.test(name))
    return { instead: 'Pages name no author. Where a name matters, write it into the text.' }
  if (/^(salary|compensation|wages?|remuneration|stipend)$/i.test(name))
    return {
      instead: 'Write it as "pay": { "currency": "INR", "from": 40000, "to": 60000, "per": "month" }.',
    }
  if (/^(benefits|perks)$/i.test(name)) return { instead: 'It would not be shown. Write it into "description".' }
  if (/^(children|sub_?menu|dropdown|sub_?items|items)$/i.test(name) && at[0] === 'navigation')
    return { instead: 'The menu has one level: put these links beside the others, or on the page.' }
  return undefined
}
