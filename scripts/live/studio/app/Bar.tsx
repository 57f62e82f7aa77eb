import { useEffect } from 'react'
import styles from './Bar.module.css'
import { Button } from './parts/Button'
import { IconButton } from './parts/IconButton'
import { SaveState } from './SaveState'
import { studio, useStudio } from './state/studio'
import { titleOf } from './titles'
import { Widths } from './Widths'

/** What page it is, and what can be done with it as a whole. */
export function Bar() {
  const title = useStudio(({ value }) => titleOf(value))
  const path = useStudio(({ path }) => path)
  const { undo, redo } = useStudio(({ turns }) => turns)
  useEffect(() => {
    document.title = title === undefined ? 'Studio' : `${title} · Studio`
  }, [title])
  return (
    <header className={styles.bar} data-part>
      <Button onClick={() => studio.show('pages')}>Pages</Button>
      <div className={styles.page}>
        <h1>{title ?? 'Studio'}</h1>
        <Address path={path} />
      </div>
      <Widths />
      <div className={styles.ways} role="group" aria-label="Undo and redo">
        <IconButton
          icon="undo"
          label={undo === undefined ? 'Undo' : `Undo: ${undo}`}
          disabled={undo === undefined}
          onClick={() => void studio.undo()}
        />
        <IconButton
          icon="redo"
          label={redo === undefined ? 'Redo' : `Redo: ${redo}`}
          disabled={redo === undefined}
          onClick={() => void studio.redo()}
        />
      </div>
      <SaveState />
      <div className={styles.ways}>
        <Button onClick={() => studio.show('settings')}>Page settings</Button>
        <Button onClick={() => studio.show('site')}>Site</Button>
        <Button kind="primary" onClick={() => studio.show('send')}>
          Send
        </Button>
      </div>
    </header>
  )
}

function Address({ path }: { path: string | undefined }) {
  if (path === undefined) return <p>The whole site</p>
  if (path === '/') return <p>Home page</p>
  return (
    <p>
      <span className="told">Address: </span>
      {path}
    </p>
  )
}
