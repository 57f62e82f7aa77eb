import { count } from '../engine/problems/words/sentence'
import { Refusal } from '../engine/refusal'
import { readSchemas, sectionTypes } from '../engine/schema/schemas'
import { keepSeen } from '../workshop/guide/pictures'
import { scenes } from '../workshop/guide/scenes'

/**
 * npm run keep: what the last run of the tests saw of sections that is otherwise than it was is how they shall look
 * from now on, in the tests and in the guide, and so is what the guide shows besides. Pictures of what is gone go.
 */
const kept = keepSeen(new Set([...sectionTypes(readSchemas()), ...scenes.map(({ name }) => name)]))
if (!kept) throw new Refusal('There are no pictures to keep. Take them first: npm test -- visual')
const { renewed, removed } = kept
if (removed > 0) console.log(`Removed ${count(removed, 'picture')} of what is gone.`)
console.log(
  renewed > 0
    ? `Kept ${count(renewed, 'picture')}, new or others than before. Look at them before you commit: git status`
    : 'The last run saw nothing that was not as it was kept.',
)
