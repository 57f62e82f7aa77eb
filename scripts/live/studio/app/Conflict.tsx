import styles from './Conflict.module.css'
import { differingTexts } from './differing-texts'
import { Button } from './parts/Button'
import { Dialog } from './parts/Dialog'
import { studio, useStudio } from './state/studio'

const words = {
  saved: {
    title: 'Somebody else saved this page',
    text: 'While you were writing, the file was saved by another window or program. Nothing is lost: choose which version goes on. Undo brings the other one back.',
    first: 'First choose which version goes on.',
    mine: 'Keep mine',
    theirs: 'Take the other',
  },
  removed: {
    title: 'Somebody else removed this page',
    text: 'While you were writing, this page was removed by another window or program. Nothing is lost: choose whether it comes back with your words. If you let it go, Undo still brings it back with them.',
    first: 'First choose whether the page comes back.',
    mine: 'Keep the page',
    theirs: 'Let it go',
  },
} as const

/** Somebody else saved or removed the same file: the choice. The version that is left can be had back by undo. */
export function Conflict() {
  const isRemoved = useStudio(({ conflict }) => conflict?.hash === '')
  const said = words[isRemoved ? 'removed' : 'saved']
  return (
    <Dialog title={said.title} wide={!isRemoved} onClose={() => studio.announce(said.first)}>
      <p>{said.text}</p>
      {!isRemoved && <Versions />}
      <div className={styles.ways}>
        <Button onClick={() => void studio.settle('theirs')}>{said.theirs}</Button>
        <Button kind="primary" onClick={() => void studio.settle('mine')}>
          {said.mine}
        </Button>
      </div>
    </Dialog>
  )
}

/** What the two say differently, side by side. */
function Versions() {
  const mine = useStudio(({ text }) => text)
  const theirs = useStudio(({ conflict }) => conflict?.text ?? '')
  const differing = differingTexts(mine, theirs)
  if (differing.length === 0) return <p>Both say the same: only how the file is written differs.</p>
  return (
    <ul className={styles.places}>
      {differing.map(({ where, first, second }) => (
        <li key={where}>
          <h3>{where}</h3>
          <div className={styles.both}>
            <Version title="Yours" text={first} />
            <Version title="The other" text={second} />
          </div>
        </li>
      ))}
    </ul>
  )
}

function Version({ title, text }: { title: string; text: string }) {
  return (
    <section>
      <h4>{title}</h4>
      <p>{text === '' ? 'Nothing' : text}</p>
    </section>
  )
}
