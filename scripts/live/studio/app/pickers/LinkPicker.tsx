import { useState } from 'react'
import type { Choice } from '../../contract'
import { useChoices } from './choices'
import { Combobox } from './Combobox'
import { emailOf } from './email'
import { EmailFields } from './EmailFields'
import { addressMeant, linkWords, otherLinks, pageOf } from './link-words'
import styles from './LinkPicker.module.css'
import type { PickerProps } from './picker-props'
import { PlaceOnPage } from './PlaceOnPage'

/** How many pages are offered at once. */
const most = 50

/** A link: a page by its title or address and a place on it, another site, or an email. */
export function LinkPicker({
  id,
  value,
  describedBy,
  isWrong,
  onChoose,
  pagesOnly = false,
}: PickerProps & { pagesOnly?: boolean }) {
  const [search, setSearch] = useState<string>()
  const found = useChoices('link', search)
  const page = pageOf(value)
  const known = useChoices('link', page.startsWith('/') ? page : undefined)
  const chosen = known?.find((choice) => choice.value === page)
  const said = linkWords(value, chosen, known !== undefined || !page.startsWith('/'))
  const places = pagesOnly ? [] : (known?.filter((choice) => choice.value.startsWith(`${page}#`)) ?? [])
  const email = emailOf(value)
  const saidId = `${id}-leads`
  return (
    <div className={styles.link}>
      <Combobox
        id={id}
        describedBy={[describedBy, said && saidId].filter(Boolean).join(' ')}
        isWrong={isWrong}
        shown={email ? `mailto:${email.to}` : value}
        placeholder="Type a title or an address"
        options={found && offered(found, search ?? '', pagesOnly)}
        onSearch={setSearch}
        onChoose={onChoose}
        onTyped={(typed) => onChoose(addressMeant(typed))}
      />
      {said && (
        <p id={saidId} className={said.isWrong ? styles.wrong : styles.said}>
          {said.words}
        </p>
      )}
      {(places.length > 0 || (value.startsWith('/') && value.includes('#'))) && (
        <PlaceOnPage id={`${id}-place`} page={page} value={value} places={places} onChoose={onChoose} />
      )}
      {email && <EmailFields id={id} email={email} onChoose={onChoose} />}
    </div>
  )
}

function offered(found: readonly Choice[], search: string, pagesOnly: boolean): Choice[] {
  const pages = search.includes('#') && !pagesOnly ? found : found.filter(({ value }) => !value.includes('#'))
  const shown = pages.slice(0, most).map((page) => ({ ...page, detail: page.value }))
  return pagesOnly ? shown : [...shown, ...otherLinks(search)]
}
