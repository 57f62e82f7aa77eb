import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Told } from '../Told'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'

interface DialogProps {
  title: string
  wide?: boolean
  onClose: () => void
  children: ReactNode
}

/** A window over all else. Escape closes it, and the focus goes back to where it was. What is told is told in it: all around it is out of reach. */
export function Dialog({ title, wide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useEffect(() => {
    const shown = dialog.current
    const { activeElement: before } = document
    shown?.showModal()
    return () => {
      shown?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  // Another title is another step.
  useEffect(() => (firstToFill(body.current) ?? heading.current)?.focus(), [title])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-wide={wide}
      aria-labelledby={id}
      onCancel={(event) => {
        // A file chooser within it cancels as well.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles.head}>
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <IconButton label="Close" icon="close" onClick={onClose} />
      </div>
      <div ref={body} className={styles.body}>
        {children}
      </div>
      <Told />
    </dialog>
  )
}

/** On a touch screen a keyboard would cover what the dialog shows before it was seen. */
function firstToFill(body: HTMLElement | null): HTMLElement | null | undefined {
  return matchMedia('(hover: hover)').matches
    ? body?.querySelector<HTMLElement>('input:not([type="file"], [type="checkbox"]), textarea, select')
    : undefined
}
