import { useState } from 'react'
import type { Choice } from '../../contract'
import { upload } from './upload'

/** Which picture is chosen before its words are, and what became of those that were added. */
export interface PictureChoice {
  isOpen: boolean
  picked: Choice | undefined
  /** What came of the last picture that was added. */
  said: string
  open: () => void
  close: () => void
  bringIn: (file: File) => Promise<void>
  pick: (choice: Choice | undefined) => void
  /** @param alt undefined where it is not asked for */
  done: (name: string, alt: string | undefined) => void
}

/** @param asksAlt whether there is a field for the words of the picture */
export function usePictureChoice(onDone: PictureChoice['done'], asksAlt: boolean): PictureChoice {
  const [isOpen, setOpen] = useState(false)
  const [picked, setPicked] = useState<Choice>()
  const [said, setSaid] = useState('')
  const close = () => {
    setOpen(false)
    setPicked(undefined)
    setSaid('')
  }
  const done: PictureChoice['done'] = (name, alt) => {
    close()
    onDone(name, alt)
  }
  const pick: PictureChoice['pick'] = (choice) =>
    choice && !asksAlt ? done(choice.value, undefined) : setPicked(choice)
  const bringIn = async (file: File) => {
    setOpen(true)
    setSaid(`Adding ${file.name} …`)
    const answer = await upload(file)
    if ('refused' in answer) return setSaid(answer.refused)
    setSaid(`Added ${answer.name}.`)
    pick({ value: answer.name, label: answer.name, picture: URL.createObjectURL(file) })
  }
  return { isOpen, picked, said, open: () => setOpen(true), close, bringIn, pick, done }
}
