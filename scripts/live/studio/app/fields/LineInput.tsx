import { isToWrite } from '../../../../engine/text/to-write'
import { joinLines } from '../../../../engine/text/join-lines'
import { hasNoWords, noWords } from '../../writing/paste'
import { studio } from '../state/studio'

interface LineInputProps {
  id: string
  className?: string | undefined
  'aria-describedby': string
  value: string
  onFocus?: () => void
  onWrite: (value: string) => void
}

/** About how many letters are on a line of the field. */
const lineLength = 42

/** Plain words on one line of the file, however many lines they take on screen. */
export function LineInput({ value, onFocus, onWrite, ...named }: LineInputProps) {
  return (
    <textarea
      {...named}
      // For browsers that do not fit a field to its words.
      rows={Math.min(8, Math.ceil(value.length / lineLength) || 1)}
      value={value}
      onChange={({ target }) => onWrite(joinLines(target.value))}
      onFocus={({ target }) => {
        onFocus?.()
        // What says what to write goes with the first letter. The pointer puts the caret first.
        requestAnimationFrame(() => isToWrite(target.value) && target.select())
      }}
      onPaste={({ clipboardData }) => hasNoWords(clipboardData) && studio.announce(noWords)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  )
}
