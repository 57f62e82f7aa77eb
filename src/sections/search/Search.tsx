import { Band } from '../../components/Band'
import { SectionHeading } from '../../components/SectionHeading'
import { replaceQuery, useQuery, withValues, writeDraft } from '../../navigation/query'
import type { Search as SearchSection } from '../../page/page.generated'
import { SearchBox } from '../../search/SearchBox'
import styles from './Search.module.css'

/** Searches the whole site, for what its address asks: ?q=seo+audit. */
export function Search({ id, heading, text }: SearchSection) {
  const typed = new URLSearchParams(useQuery()).get('q') ?? ''
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      <p className={styles.needs}>
        Searching needs JavaScript, which this browser does not run. The ways below work without it.
      </p>
      <div className={styles.box}>
        <SearchBox
          id={`${id}-field`}
          field={takeOver}
          text={typed}
          onType={search}
          onEscape={() => search('')}
          onEnter={writeDraft}
        />
      </div>
    </Band>
  )
}

function search(words: string): void {
  replaceQuery((query) => withValues(query, { q: words }))
}

/** Keeps what was typed before the script was here. */
function takeOver(field: HTMLInputElement | null): void {
  if (field && field.value !== field.defaultValue) search(field.value)
}
