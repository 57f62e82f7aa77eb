import { useId, useState } from 'react'
import { count, withArticle } from '../../../../engine/problems/words/sentence'
import type { Choice } from '../../contract'
import control from '../fields/Control.module.css'
import { Button } from '../parts/Button'
import { Dialog } from '../parts/Dialog'
import { ChoiceGrid } from './ChoiceGrid'
import { mostChoices, useChoices } from './choices'
import styles from './ChoiceDialog.module.css'
import { useIsNarrow } from './use-is-narrow'

interface ChoiceDialogProps {
  of: 'icon' | 'pictogram' | 'illustration'
  value: string
  onChoose: (choice: Choice) => void
  onClose: () => void
}

const perPage = 36

/** What authors call it: whose drawing an icon is makes no difference to them. */
export const thingOf = (of: ChoiceDialogProps['of']) => (of === 'illustration' ? of : 'icon')

/** All icons, pictograms or illustrations, by search and page by page. */
export function ChoiceDialog({ of, value, onChoose, onClose }: ChoiceDialogProps) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const found = useChoices(of, search)
  const pages = Math.max(1, Math.ceil((found?.length ?? 0) / perPage))
  const turn = (by: number) => setPage(Math.min(Math.max(page + by, 0), pages - 1))
  const shown = found?.slice(page * perPage, (page + 1) * perPage) ?? []
  const searchId = useId()
  const thing = thingOf(of)
  const isNarrow = useIsNarrow()
  return (
    <Dialog title={`Choose ${withArticle(thing)}`} onClose={onClose} wide>
      <div className={styles.search}>
        <label htmlFor={searchId}>Search</label>
        <input
          id={searchId}
          className={control.control}
          type="search"
          value={search}
          onChange={({ target }) => {
            setSearch(target.value)
            setPage(0)
          }}
        />
      </div>
      <ChoiceGrid
        key={search}
        label={`${thing}s`}
        choices={shown}
        look={of === 'illustration' ? 'drawing' : 'icon'}
        columns={of === 'illustration' || isNarrow ? 3 : 6}
        value={value}
        onChoose={onChoose}
        onTurn={turn}
      />
      <div className={styles.turn}>
        <p role="status">{found && countWords(found.length, page, thing)}</p>
        {pages > 1 && (
          <>
            <Button disabled={page === 0} onClick={() => turn(-1)}>
              Previous
            </Button>
            <Button disabled={page === pages - 1} onClick={() => turn(1)}>
              Next
            </Button>
          </>
        )}
      </div>
    </Dialog>
  )
}

function countWords(found: number, page: number, thing: string): string {
  if (found === 0) return 'Nothing found. Try another word.'
  if (found <= perPage) return count(found, thing)
  const place = `${page * perPage + 1} to ${Math.min((page + 1) * perPage, found)}`
  return found < mostChoices
    ? `${place} of ${count(found, thing)}`
    : `${place} of the first ${count(found, thing)}: search to see others`
}
