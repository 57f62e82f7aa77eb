import { useId, useRef, useState } from 'react'
import { count } from '../../../../engine/problems/words/sentence'
import type { Choice } from '../../contract'
import control from '../fields/Control.module.css'
import { Button } from '../parts/Button'
import { ChoiceGrid } from './ChoiceGrid'
import { useChoices, withWords } from './choices'
import dialog from './ChoiceDialog.module.css'
import styles from './PictureShelf.module.css'
import { pictureIn } from './upload'

interface PictureShelfProps {
  value: string
  /** What came of the last picture that was added. */
  said: string
  onFile: (file: File) => void
  onPick: (choice: Choice) => void
}

/** All pictures that are there, and the ways to add one: a button, dropping and pasting. */
export function PictureShelf({ value, said, onFile, onPick }: PictureShelfProps) {
  const [search, setSearch] = useState('')
  const all = useChoices('picture', '')
  const found = all && withWords(all, search)
  const searchId = useId()
  const take = (data: DataTransfer) => {
    const file = pictureIn(data)
    if (file) onFile(file)
  }
  return (
    <div
      onPaste={({ clipboardData }) => take(clipboardData)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        take(event.dataTransfer)
      }}
    >
      <AddPicture onFile={onFile} />
      <p role="status" className={styles.said}>
        {said}
      </p>
      {all?.length === 0 && <p>No picture is here yet: the first that you add can be used on every page.</p>}
      {all && all.length > 0 && (
        <>
          <div className={dialog.search}>
            <label htmlFor={searchId}>Search</label>
            <input
              id={searchId}
              className={control.control}
              type="search"
              value={search}
              onChange={({ target }) => setSearch(target.value)}
            />
            <p role="status">{found && count(found.length, 'picture')}</p>
          </div>
          <ChoiceGrid
            key={search}
            label="Pictures"
            choices={(found ?? []).slice(0, 60)}
            columns={3}
            look="picture"
            value={value}
            onChoose={onPick}
          />
        </>
      )}
    </div>
  )
}

/** Asks for a file; one can be dropped or pasted anywhere around as well. */
function AddPicture({ onFile }: { onFile: (file: File) => void }) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div className={styles.add}>
      <Button kind="primary" onClick={() => chooser.current?.click()}>
        Add a picture
      </Button>
      <p>or drop one here, or paste it with Ctrl or ⌘ and V. JPEG, PNG, WebP or AVIF.</p>
      <input
        ref={chooser}
        type="file"
        hidden
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-label="Picture to add"
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) onFile(file)
        }}
      />
    </div>
  )
}
