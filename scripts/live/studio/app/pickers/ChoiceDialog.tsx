import { useId, useState } from 'react'
import { count } from '../../../../engine/problems/words/sentence'
import type { Choice } from '../../contract'
import control from '../fields/Control.module.css'
import { Button } from '../parts/Button'
import { Dialog } from '../parts/Dialog'
import { ChoiceGrid } from './ChoiceGrid'
import { mostChoices, useChoices } from './choices'
import styles from './ChoiceDialog.module.css'

interface ChoiceDialogProps {
  of: 'icon' | 'pictogram' | 'illustration'
  value: string
  onChoose: (choice: Choice) => void
  onClose: () => void
}

const perPage = 24

/** All icons, pictograms or illustrations, by search and page by page. */
export function ChoiceDialog({ of, value, onChoose, onClose }: ChoiceDialogProps) {
  const [search, setSearch] = useState('')
  const [page, setPage] = useState(0)
  const found = useChoices(of, search)
  const pages = Math.max(1, Math.ceil((found?.length ?? 0) / perPage))
  const turn = (by: number) => setPage(Math.min(Math.max(page + by, 0), pages - 1))
  const shown = found?.slice(page * perPage, (page + 1) * perPage) ?? []
  const searchId = useId()
  return (
    <Dialog title={`Choose ${of === 'pictogram' ? 'a' : 'an'} ${of}`} onClose={onClose} wide={of === 'illustration'}>
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
        label={`${of}s`}
        choices={shown}
        areDrawings={of === 'illustration'}
        columns={of === 'illustration' ? 3 : 6}
        value={value}
        onChoose={onChoose}
        onTurn={turn}
      />
      <div className={styles.turn}>
        <p role="status">{found && countWords(found.length, page, of)}</p>
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

function countWords(found: number, page: number, of: string): string {
  if (found === 0) return 'Nothing found. Try another word.'
  if (found <= perPage) return count(found, of)
  const place = `${page * perPage + 1} to ${Math.min((page + 1) * perPage, found)}`
  return found < mostChoices
    ? `${place} of ${count(found, of)}`
    : `${place} of the first ${count(found, of)}: search to see others`
}
