import { useState } from 'react'
import { copyText } from './copy-text'
import styles from './PassOnButtons.module.css'

export interface PassedOn {
  title: string
  /** The address, on this site. */
  path: string
}

const icons = {
  share: 'M12 15V3m-4 4 4-4 4 4M5 11v9h14v-9',
  copy: 'M10 13a5 5 0 0 0 7 .5l3-3a5 5 0 0 0-7-7l-1.7 1.7M14 11a5 5 0 0 0-7-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7',
  print: 'M7 9V3h10v6M7 18H4v-7a2 2 0 0 1 2-2h12a2 2 0 0 1 2 2v7h-3M7 14h10v7H7z',
}

/** Ways to pass a page on. Where the system has a way of its own to share, there is a button for that, too. */
export function PassOnButtons({ title, path }: PassedOn) {
  const [done, setDone] = useState('')
  const url = new URL(path, location.href).href
  const copy = async () => {
    setDone((await copyText(url)) ? 'Link copied.' : `This browser does not copy. The link is ${url}`)
  }
  // Whoever closes the system's window has not made a mistake.
  const share = () => void navigator.share({ title, url }).catch(() => {})
  return (
    <div role="group" aria-label="Pass it on" className={styles.ways}>
      {'share' in navigator && <Way icon="share" words="Share" onClick={share} />}
      <Way icon="copy" words="Copy link" onClick={() => void copy()} />
      <Way icon="print" words="Print" onClick={() => print()} />
      <span role="status">{done}</span>
    </div>
  )
}

interface WayProps {
  icon: keyof typeof icons
  words: string
  onClick: () => void
}

function Way({ icon, words, onClick }: WayProps) {
  return (
    <button type="button" className={styles.way} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icons[icon]} />
      </svg>
      {words}
    </button>
  )
}
