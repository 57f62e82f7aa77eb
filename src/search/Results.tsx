import { Marked } from './Marked'
import type { ResultGroup } from './results'
import styles from './Search.module.css'

interface ResultsProps {
  /** The list's own id; those of its entries begin with it. */
  id: string
  groups: readonly ResultGroup[]
  words: ReadonlySet<string>
  /** The address that the arrows have chosen. */
  chosen: string | undefined
}

/**
 * What was found, as the list of a combobox. Each entry is a link too, so that it can be opened in another window. It is
 * called by its title; what stands below is said after that, and can be skipped.
 */
export function Results({ id, groups, words, chosen }: ResultsProps) {
  return (
    <div id={id} role="listbox" aria-label="Results" className={styles.results}>
      {groups.map(({ name, results }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`} className={styles.group}>
          <p id={`${id}-${name}`} role="presentation" className={styles.name}>
            {name}
          </p>
          {results.map(({ path, title, text }) => (
            <a
              key={path}
              id={optionId(id, path)}
              href={path}
              role="option"
              aria-describedby={`${optionId(id, path)}-text`}
              aria-selected={path === chosen}
              tabIndex={-1}
              className={styles.result}
            >
              <b>
                <Marked text={title} words={words} />
              </b>
              <span id={`${optionId(id, path)}-text`} aria-hidden="true">
                <Marked text={text} words={words} />
              </span>
            </a>
          ))}
        </div>
      ))}
    </div>
  )
}

export function optionId(list: string, path: string): string {
  return `${list}-${path}`
}
