import { useId, useState, type FormEvent } from 'react'
import type { Choice } from '../../contract'
import control from '../fields/Control.module.css'
import { Button } from '../parts/Button'
import styles from './AltForm.module.css'

interface AltFormProps {
  picture: Choice
  /** What it was called before. */
  start: string
  onBack: () => void
  onDone: (alt: string) => void
}

/** Asks for the words of a picture, beside it: https://www.w3.org/TR/ATAG20/#gl_b23 */
export function AltForm({ picture, start, onBack, onDone }: AltFormProps) {
  const [alt, setAlt] = useState(start)
  const [onlyDecorates, setOnlyDecorates] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const id = useId()
  const isMissing = alt.trim() === '' && !onlyDecorates
  const done = (event: FormEvent) => {
    event.preventDefault()
    // A form around the field is not sent by it.
    event.stopPropagation()
    setAsked(true)
    if (!isMissing) onDone(onlyDecorates ? '' : alt.trim())
  }
  return (
    <form className={styles.form} onSubmit={done} noValidate>
      <img className={styles.picture} src={picture.picture} alt="" />
      <div className={styles.words}>
        <label htmlFor={id}>What it shows, for those who cannot see it</label>
        <p id={`${id}-help`} className={styles.help}>
          What the picture tells, in one sentence. Not “Picture of …”: say what matters here.
        </p>
        <textarea
          id={id}
          className={control.control}
          rows={3}
          value={alt}
          disabled={onlyDecorates}
          aria-describedby={`${id}-help ${id}-missing`}
          aria-invalid={isAsked && isMissing}
          onChange={({ target }) => setAlt(target.value)}
        />
        <p id={`${id}-missing`} role="alert" className={styles.missing}>
          {isAsked && isMissing && 'Write what the picture tells, or say that it only decorates.'}
        </p>
        <label className={styles.check}>
          <input type="checkbox" checked={onlyDecorates} onChange={({ target }) => setOnlyDecorates(target.checked)} />
          It only decorates: screen readers pass it by
        </label>
        <div className={styles.ways}>
          <Button onClick={onBack}>Another picture</Button>
          <Button kind="primary" type="submit">
            Use this picture
          </Button>
        </div>
      </div>
    </form>
  )
}
