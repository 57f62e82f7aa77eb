import { Dialog } from '../parts/Dialog'
import { AltForm } from './AltForm'
import type { PictureChoice } from './picture-choice'
import { PictureShelf } from './PictureShelf'

interface PictureDialogProps {
  value: string
  /** What the picture that is there tells. */
  alt: string | undefined
  choosing: PictureChoice
}

/** First which picture, then what it tells those who cannot see it. */
export function PictureDialog({ value, alt, choosing }: PictureDialogProps) {
  const { picked, said, close, pick, bringIn, done } = choosing
  return (
    <Dialog title={picked ? 'What does the picture tell?' : 'Choose a picture'} onClose={close} wide>
      {picked ? (
        <AltForm
          key={picked.value}
          picture={picked}
          start={picked.value === value ? (alt ?? '') : (picked.detail ?? '')}
          onBack={() => pick(undefined)}
          onDone={(words) => done(picked.value, words)}
        />
      ) : (
        <PictureShelf value={value} said={said} onFile={(file) => void bringIn(file)} onPick={pick} />
      )}
    </Dialog>
  )
}
