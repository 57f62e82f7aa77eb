import { Button } from '../parts/Button'
import { studio, useStudio } from '../state/studio'
import styles from './SendDialog.module.css'

/** What was changed last, and the way to take it back. @param onUndone what would be sent is other now */
export function LatelyChanged({ onUndone }: { onUndone: () => void }) {
  const { turns } = useStudio()
  const turn = async (way: 'undo' | 'redo') => {
    await studio[way]()
    onUndone()
  }
  return (
    <section className={styles.lately} aria-labelledby="lately">
      <h3 id="lately">Changed last</h3>
      {turns.undo === undefined ? <p>Nothing can be undone.</p> : <p>{turns.undo}</p>}
      <div className={styles.stack}>
        {turns.undo !== undefined && <Button onClick={() => void turn('undo')}>Undo this</Button>}
        {turns.redo !== undefined && <Button onClick={() => void turn('redo')}>Redo: {turns.redo}</Button>}
      </div>
    </section>
  )
}
