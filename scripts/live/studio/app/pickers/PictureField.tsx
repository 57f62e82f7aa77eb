import type { ClipboardEvent, DragEvent } from 'react'
import { useChosen } from './choices'
import { ChosenButton } from './ChosenButton'
import { PictureDialog } from './PictureDialog'
import styles from './PictureField.module.css'
import type { AltProps, PickerProps } from './picker-props'
import { usePictureChoice } from './picture-choice'
import { pictureIn } from './upload'

/** A picture of the author's: a button that shows it, takes one that is dropped or pasted on it, and opens all others. */
export function PictureField({ id, value, describedBy, onChoose, alt, onAlt }: PickerProps & AltProps) {
  const chosen = useChosen('picture', value)
  const choosing = usePictureChoice((name, words) => {
    onChoose(name)
    if (words !== undefined) onAlt?.(words)
  }, onAlt !== undefined)
  const bring = (event: ClipboardEvent | DragEvent, data: DataTransfer) => {
    const file = pictureIn(data)
    if (!file) return
    event.preventDefault()
    void choosing.bringIn(file)
  }
  return (
    <div
      className={styles.field}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => bring(event, event.dataTransfer)}
      onPaste={(event) => bring(event, event.clipboardData)}
    >
      {chosen?.picture !== undefined && <img className={styles.shown} src={chosen.picture} alt="" />}
      <ChosenButton
        id={id}
        thing="picture"
        value={value}
        chosen={undefined}
        describedBy={describedBy}
        onOpen={choosing.open}
      />
      {choosing.isOpen && <PictureDialog value={value} alt={alt} choosing={choosing} />}
    </div>
  )
}
