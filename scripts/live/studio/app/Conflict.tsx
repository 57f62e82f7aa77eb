import styles from './Conflict.module.css'
import { differingLines } from './differing-lines'
import { Button } from './parts/Button'
import { Dialog } from './parts/Dialog'
import { studio, useStudio } from './state/studio'

const words = {
  saved: {
    title: 'Somebody else saved this page',
    text: 'While you were writing, the file was saved by another window or program. Nothing is lost: choose which version goes on. Undo brings the other one back.',
    mine: 'Keep mine',
    theirs: 'Take the other',
  },
  removed: {
    title: 'Somebody else removed this page',
    text: 'While you were writing, this page was removed by another window or program. Nothing is lost: choose whether it comes back with your words. If you let it go, Undo still brings it back with them.',
    mine: 'Keep the page',
    theirs: 'Let it go',
  },
} as const

/** Somebody else saved or removed the same file: both versions, and the choice. The one that is left can be had back by undo. */
export function Conflict() {
  const mine = useStudio(({ text }) => text)
  const theirs = useStudio(({ conflict }) => conflict?.text ?? '')
  const isRemoved = useStudio(({ conflict }) => conflict?.hash === '')
  const said = words[isRemoved ? 'removed' : 'saved']
  const { first, second } = differingLines(mine, theirs)
  return (
    <Dialog title={said.title} wide onClose={() => studio.announce('First choose which version goes on.')}>
      <p>{said.text}</p>
      <div className={styles.both}>
        <Version title="Yours" lines={first} />
        {!isRemoved && <Version title="The other" lines={second} />}
      </div>
      <div className={styles.ways}>
        <Button onClick={() => void studio.settle('theirs')}>{said.theirs}</Button>
        <Button kind="primary" onClick={() => void studio.settle('mine')}>
          {said.mine}
        </Button>
      </div>
    </Dialog>
  )
}

function Version({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      {lines.length === 0 ? <p>All of it is in the other version, too.</p> : <pre>{lines.join('\n')}</pre>}
    </section>
  )
}
