import type { ReactNode, Ref } from 'react'
import { ResultStatus } from '../components/ResultStatus'
import { Results } from './Results'
import { countOf, resultGroups } from './results'
import styles from './Search.module.css'
import { useAnswer } from './useAnswer'
import { useChoice } from './useChoice'

interface SearchBoxProps {
  id: string
  text: string
  onType: (text: string) => void
  onEscape: () => void
  /** Enter, while nothing is chosen. */
  onEnter: () => void
  field?: Ref<HTMLInputElement>
  /** What stands beside the field. */
  children?: ReactNode
}

/**
 * A field and what it finds: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 *
 * Of type text, as one of type search may not be a combobox: https://www.w3.org/TR/html-aria/#el-input-search
 */
export function SearchBox({ id, text, onType, onEscape, onEnter, field, children }: SearchBoxProps) {
  const { answer, failed, late, retry } = useAnswer(text)
  const groups = answer ? resultGroups(answer) : []
  const list = `${id}-results`
  const { chosen, active, press, forget } = useChoice(list, groups, { Enter: onEnter, Escape: onEscape })
  // A letter alone is not looked for.
  const asked = answer?.text.trim() ?? ''
  const words = late ? searching : failed ? failure : asked.length > 1 ? countOf(groups, asked) : ''
  return (
    <search>
      <div className={styles.bar}>
        <input
          ref={field}
          id={id}
          type="text"
          inputMode="search"
          role="combobox"
          aria-label="Search the site"
          aria-expanded={groups.length > 0}
          aria-controls={groups.length > 0 ? list : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active}
          autoComplete="off"
          placeholder="Search the site"
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => {
            forget()
            onType(target.value)
          }}
          onKeyDown={press}
          className={styles.field}
        />
        {children}
      </div>
      <p className={styles.said}>{words}</p>
      {failed && (
        <button type="button" className={styles.retry} onClick={retry}>
          Try again
        </button>
      )}
      <ResultStatus words={words} search={text} />
      {groups.length > 0 && <Results id={list} groups={groups} words={answer?.words ?? nothing} chosen={chosen} />}
    </search>
  )
}

const nothing: ReadonlySet<string> = new Set()
const searching = 'Searching …'
const failure = 'The search could not be loaded. Check your connection and try again.'
