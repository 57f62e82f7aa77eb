import { useEffect, useId, useRef, type ReactNode } from 'react'
import styles from './Dialog.module.css'
import { IconButton } from './IconButton'

interface DialogProps {
  title: string
  wide?: boolean
  onClose: () => void
  children: ReactNode
}

/** A window over all else. Escape closes it, and the focus goes back to where it was. */
export function Dialog({ title, wide = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
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
        <h2 id={id}>{title}</h2>
        <IconButton label="Close" icon="close" onClick={onClose} />
      </div>
      <div className={styles.body}>{children}</div>
    </dialog>
  )
}
