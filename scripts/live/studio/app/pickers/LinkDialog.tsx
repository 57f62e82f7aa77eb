import { useState, type FormEvent } from 'react'
import { Button } from '../parts/Button'
import { Dialog } from '../parts/Dialog'
import { LinkPicker } from './LinkPicker'
import styles from './LinkDialog.module.css'

interface LinkDialogProps {
  /** Where the words lead now; '' for nowhere. */
  now: string
  /** What leads there; '' where the address itself is to stand in the text. */
  words: string
  /** '' takes the link away. */
  onChoose: (address: string) => void
  onClose: () => void
}

/** Asks where marked words shall lead. */
export function LinkDialog({ now, words, onChoose, onClose }: LinkDialogProps) {
  const [address, setAddress] = useState(now)
  const choose = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (address !== '') onChoose(address)
  }
  return (
    <Dialog
      title={`${now === '' ? 'Add a link' : 'Change the link'}${words === '' ? '' : `: “${words}”`}`}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={choose}>
        <label htmlFor="link-address">Where it leads</label>
        <LinkPicker id="link-address" value={address} onChoose={setAddress} />
        <div className={styles.ways}>
          {now !== '' && <Button onClick={() => onChoose('')}>Remove the link</Button>}
          <Button kind="primary" type="submit">
            Use this link
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
