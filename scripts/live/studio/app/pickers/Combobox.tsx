import { useEffect, useId, useRef } from 'react'
import { count } from '../../../../engine/problems/words/sentence'
import control from '../fields/Control.module.css'
import styles from './Combobox.module.css'
import { ComboboxOption } from './ComboboxOption'
import { useCombobox, type ComboboxWork } from './use-combobox'

interface ComboboxProps extends ComboboxWork {
  id: string
  describedBy?: string | undefined
  isWrong?: boolean | undefined
  placeholder?: string
}

/** A field that offers what it can be given while somebody types: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function Combobox(props: ComboboxProps) {
  const { id, describedBy, isWrong, shown, placeholder, options, onSearch } = props
  const listId = useId()
  const box = useCombobox(props)
  const { typed, active, isOpen } = box
  const list = useRef<HTMLDivElement>(null)
  const isShown = isOpen && options !== undefined
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: 'nearest' })
  }, [isShown])
  return (
    <div className={styles.combobox} onBlur={box.onBlur}>
      <input
        id={id}
        className={control.control}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        aria-describedby={describedBy}
        aria-invalid={isWrong}
        placeholder={placeholder}
        value={typed ?? shown}
        onChange={({ target }) => box.type(target.value)}
        onClick={() => isOpen || (box.open(), onSearch(''))}
        onKeyDown={box.onKeyDown}
      />
      <div ref={list} id={listId} role="listbox" aria-label="What it can be" className={styles.list} hidden={!isOpen}>
        {isOpen &&
          options?.map((option, place) => (
            <ComboboxOption
              key={`${option.value} ${place}`}
              id={`${listId}-${place}`}
              option={option}
              isActive={place === active}
              onChoose={() => box.choose(option)}
            />
          ))}
      </div>
      <p role="status" className={styles.status}>
        {isOpen && options && (options.length === 0 ? 'Nothing found' : `${count(options.length, 'result')}`)}
      </p>
    </div>
  )
}
