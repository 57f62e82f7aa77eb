import { useEffect, useRef, useState } from 'react'
import { SearchBox } from './SearchBox'
import styles from './Search.module.css'

interface SearchDialogProps {
  /** The page that shows the same results. */
  page: string
  onClose: () => void
}

/** The search over any page. The browser holds the focus within it, and gives it back. */
export function SearchDialog({ page, onClose }: SearchDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const all = useRef<HTMLAnchorElement>(null)
  const [text, setText] = useState('')
  const wanted = text.trim()
  useEffect(() => (dialog.current ? openModally(dialog.current) : undefined), [])
  const close = () => dialog.current?.close()
  return (
    <dialog ref={dialog} aria-label="Search" className={styles.dialog} onClose={onClose}>
      <div className={styles.inside} data-band="light">
        <SearchBox id="search-field" text={text} onType={setText} onEscape={close} onEnter={() => all.current?.click()}>
          <button type="button" className={styles.close} onClick={close}>
            Close
          </button>
        </SearchBox>
        <p className={styles.foot}>
          <a ref={all} href={wanted ? `${page}?${new URLSearchParams({ q: wanted })}` : page}>
            {wanted ? 'These results as a page, to share' : 'Search on a page of its own'}
          </a>
        </p>
      </div>
    </dialog>
  )
}

/** Opens it until somebody closes it, clicks beside it, or follows a link of it in this window. */
function openModally(dialog: HTMLDialogElement): () => void {
  const leave = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const isLink = target instanceof Element && target.closest('a') && !ctrlKey && !metaKey && !shiftKey
    if (target === dialog || isLink) dialog.close()
  }
  dialog.addEventListener('click', leave)
  dialog.showModal()
  return () => dialog.removeEventListener('click', leave)
}
