import { Refusal } from '../engine/refusal'
import { readSchemas, sectionTypes } from '../engine/schema/schemas'
import { keepSeen } from '../workshop/guide/pictures'

/**
 * npm run keep: what the last run of the tests saw of sections that is otherwise than it was is how they shall look
 * from now on, in the tests and in the guide. Pictures of section types that are gone go.
 */
const count = keepSeen(new Set(sectionTypes(readSchemas())))
if (count === undefined) throw new Refusal('There are no pictures to keep. Take them first: npm test -- visual')
console.log(
  count === 0
    ? 'The last run saw every section as it was: no picture is another now.'
    : `Kept ${count} pictures that are new or others than before. Look at them before you commit: git status`,
)
