import { betterName } from '../../load/better-name'
import { finding, type Finding } from '../../problems/finding'
import { rule, warning } from '../../problems/rule'
import { quote } from '../../problems/words/sentence'
import { asText } from '../../text/as-text'
import { isObject } from '../../text/is-object'
import type { DocumentCheck } from '../check'
import { nameOfToday, olderNames, zoneNames, zonesInWords, zonesOf } from '../zones'

const officeZone = rule({
  id: 'office-zone',
  about: 'The time zone is that of another country',
  words: warning,
  wrong: { site: '"timeZone": "America/Los_Angeles"' },
  right: { site: '"timeZone": "Asia/Kolkata"' },
})

const twoGroups = (second: string) =>
  `"id": "data", "label": "Data", "description": "Data that answers questions." },\n{ "id": "${second}"`

const groupTwice = rule({
  id: 'group-twice',
  about: 'Two groups have the same id',
  words: ({ id, other, free }: { id: string; other: number; free: string }) => ({
    message: `Group ${other} has the id ${quote(id)} already. Write another one here, such as ${quote(free)}.`,
    suggestions: [free],
  }),
  wrong: { site: twoGroups('data') },
  right: { site: twoGroups('cloud') },
})

/** An id of the words that a group is called by, which no other has. */
function freeId(group: unknown, ids: readonly unknown[]): string {
  const name = betterName(isObject(group) ? asText(group.label).toLowerCase() : '', true)
  return ids.includes(name) ? `${name}-2` : name
}

/** Each office is where its code, its zone and its name say. */
export const officePlaces: DocumentCheck = {
  rules: [officeZone, groupTwice],
  find: ({ file, value }) => {
    const offices: unknown[] = isObject(value) && Array.isArray(value.offices) ? value.offices : []
    const groups: unknown[] = isObject(value) && Array.isArray(value.groups) ? value.groups : []
    const ids = groups.map((group) => (isObject(group) ? group.id : undefined))
    return [
      ...offices.flatMap((one, number): Finding[] => {
        if (!isObject(one) || typeof one.countryCode !== 'string' || typeof one.timeZone !== 'string') return []
        if (one.countryCode === 'UK')
          return [
            finding(
              officeZone,
              { file, at: ['offices', number, 'countryCode'] },
              {
                message: 'The code of the United Kingdom is GB.',
                suggestions: ['GB'],
                fix: { title: 'Write "GB"', value: 'GB' },
              },
            ),
          ]
        const zones = zonesOf(one.countryCode)
        const isThere = zones.includes(one.timeZone) || zones.includes(olderNames[one.timeZone] ?? '')
        // A zone that is none is told of by another rule.
        if (zones.length === 0 || isThere || !zoneNames().includes(one.timeZone)) return []
        return [
          finding(
            officeZone,
            { file, at: ['offices', number, 'timeZone'] },
            {
              message: `${quote(one.timeZone)} is not the time of ${quote(asText(one.country))}. There it is ${zonesInWords(zones)}.`,
              suggestions: zones.length === 1 ? zones.map(nameOfToday) : [],
            },
          ),
        ]
      }),
      ...ids.flatMap((id, number) => {
        const other = ids.indexOf(id)
        if (typeof id !== 'string' || other === number) return []
        const free = freeId(groups[number], ids)
        return [finding(groupTwice, { file, at: ['groups', number, 'id'] }, { id, other: other + 1, free })]
      }),
    ]
  },
}
