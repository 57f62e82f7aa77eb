import { useEffect } from 'react'
import styles from './App.module.css'
import { Bar } from './Bar'
import { Conflict } from './Conflict'
import { Dialogs } from './Dialogs'
import { Frame } from './Frame'
import { onTurnKeys } from './turn-keys'
import { Outline } from './outline/Outline'
import { Panel } from './Panel'
import { useStudio } from './state/studio'
import { Told } from './Told'

/** The window: the page in the middle, its sections before it, and behind it the form of what is chosen. */
export function App() {
  const isThere = useStudio(({ file }) => file !== '')
  const hasConflict = useStudio(({ conflict }) => conflict !== undefined)
  useEffect(() => onTurnKeys(document), [])
  return (
    <>
      <div className={styles.window}>
        <Bar />
        {isThere && (
          <main className={styles.panes}>
            <Outline />
            <Frame />
            <Panel />
          </main>
        )}
      </div>
      {hasConflict && <Conflict />}
      <Dialogs />
      <Told />
    </>
  )
}
