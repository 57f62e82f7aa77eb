import { Button } from './parts/Button'
import { studio, useStudio } from './state/studio'
import styles from './Told.module.css'

/** What was done, or could not be: seen for a while, and said by screen readers. */
export function Told() {
  const { words, undoes } = useStudio(({ told }) => told)
  return (
    <div className={styles.told} data-empty={words === ''}>
      <p role="status">{words}</p>
      {undoes && <Button onClick={() => void studio.undo()}>Undo</Button>}
    </div>
  )
}
