import styles from './Conflict.module.css'
import { differingLines } from './differing-lines'
import { Button } from './parts/Button'
import { Dialog } from './parts/Dialog'
import { studio, useStudio } from './state/studio'

/** Somebody else saved the same file: both versions, and the choice. The one that is left can be had back by undo. */
export function Conflict() {
  const mine = useStudio(({ text }) => text)
  const theirs = useStudio(({ conflict }) => conflict?.text ?? '')
  const { first, second } = differingLines(mine, theirs)
  return (
    <Dialog
      title="Somebody else saved this page"
      wide
      onClose={() => studio.announce('First choose which version goes on.')}
    >
      <p>
        While you were writing, the file was saved by another window or program. Nothing is lost: choose which version
        goes on. Undo brings the other one back.
      </p>
      <div className={styles.both}>
        <Version title="Yours" lines={first} />
        <Version title="The other" lines={second} />
      </div>
      <div className={styles.ways}>
        <Button onClick={() => void studio.settle('theirs')}>Take the other</Button>
        <Button kind="primary" onClick={() => void studio.settle('mine')}>
          Keep mine
        </Button>
      </div>
    </Dialog>
  )
}

function Version({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      {lines.length === 0 ? <p>It has nothing that the other has not.</p> : <pre>{lines.join('\n')}</pre>}
    </section>
  )
}
