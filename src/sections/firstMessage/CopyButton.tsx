import { useState } from 'react'
import button from '../../components/Button.module.css'
import { copyText } from '../../components/copy-text'
import { textOf, type Begun } from './begun'
import styles from './CopyButton.module.css'

interface CopyButtonProps {
  email: string
  begun: Begun
}

/** Copies the message, for those who write their mail in the browser. */
export function CopyButton({ email, begun }: CopyButtonProps) {
  const [told, setTold] = useState('')
  const text = `To: ${email}\nSubject: ${begun.subject}\n\n${textOf(begun, '\n')}`
  const copy = async () => {
    const copied = await copyText(text)
    setTold(copied ? 'Copied. Paste it into a message.' : 'Your browser did not allow it. Mark the text and copy it.')
  }
  return (
    <>
      <button
        type="button"
        className={`${button.button} ${styles.copy}`}
        data-variant="quiet"
        data-scripted
        onClick={() => void copy()}
      >
        Copy the message
      </button>
      <p role="status" className={styles.told}>
        {told}
      </p>
    </>
  )
}
