import { useState, useSyncExternalStore } from 'react'
import button from '../../components/Button.module.css'
import { textOf, type Begun } from './begun'
import styles from './CopyButton.module.css'

interface CopyButtonProps {
  email: string
  begun: Begun
}

/** Copies the message, for those who write their mail in the browser. Without script, or the right to copy, it is not there. */
export function CopyButton({ email, begun }: CopyButtonProps) {
  const canCopy = useSyncExternalStore(never, isAllowed, () => false)
  const [told, setTold] = useState('')
  if (!canCopy) return null
  const text = `To: ${email}\nSubject: ${begun.subject}\n\n${textOf(begun, '\n')}`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setTold('Copied. Paste it into a message.'),
      () => setTold('Your browser did not let us copy it. Mark the text and copy it yourself.'),
    )
  return (
    <>
      <button type="button" className={button.button} data-variant="quiet" onClick={() => void copy()}>
        Copy the message
      </button>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </>
  )
}

const never = () => () => {}

/** Browsers give the clipboard to pages that come by https, and to those of the same machine. */
const isAllowed = () => 'clipboard' in navigator
