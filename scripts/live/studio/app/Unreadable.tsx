import { useState } from 'react'
import { applyFix } from './fields/apply-fix'
import { Button } from './parts/Button'
import styles from './Unreadable.module.css'
import { newRun, studio, useStudio } from './state/studio'

/** A document that somebody broke in a text editor: what is wrong, a way to mend it, and the text itself. */
export function Unreadable() {
  const text = useStudio(({ text }) => text)
  const problems = useStudio(({ problems }) => problems)
  const [run] = useState(newRun)
  return (
    <div className={styles.broken}>
      <h2>The file cannot be read</h2>
      <p>The page stands as it was when it was last right. Mend the file here, or undo the last change.</p>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.line}:${problem.column} ${problem.rule}`}>
            <p>
              Line {problem.line}: {problem.message}
            </p>
            {problem.fix && (
              <Button onClick={() => studio.mend((before) => applyFix(before, problem), 'Mended the file')}>
                {problem.fix.title}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <label htmlFor="whole-text">The file’s text</label>
      <textarea
        id="whole-text"
        rows={24}
        spellCheck={false}
        value={text}
        onChange={({ target }) => studio.edit(() => target.value, 'Mended the file', run)}
      />
    </div>
  )
}
