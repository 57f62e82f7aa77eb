import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { count } from '../../../../engine/problems/words/sentence'
import type { Choice } from '../../contract'
import styles from './Combobox.module.css'

interface ComboboxProps {
  id: string
  describedBy?: string | undefined
  /** What stands in it while nobody types. */
  shown: string
  placeholder?: string
  /** What is offered for what was typed; undefined while nothing is known yet. */
  options: readonly Choice[] | undefined
  /** What is typed, by which the options are chosen; undefined when the list closes. */
  onSearch: (typed: string | undefined) => void
  onChoose: (value: string) => void
  /** What was typed is a value itself; left out, only options are. */
  onTyped?: ((typed: string) => void) | undefined
}

/** A field that offers what it can be given while somebody types: https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
export function Combobox(props: ComboboxProps) {
  const { id, describedBy, shown, placeholder, options, onSearch } = props
  const listId = useId()
  const box = useCombobox(props)
  const { typed, active, isOpen } = box
  return (
    <div className={styles.combobox} onBlur={box.onBlur}>
      <input
        id={id}
        className={styles.input}
        role="combobox"
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
        aria-describedby={describedBy}
        placeholder={placeholder}
        value={typed ?? shown}
        onChange={({ target }) => box.type(target.value)}
        onClick={() => isOpen || (box.open(), onSearch(''))}
        onKeyDown={box.onKeyDown}
      />
      <div id={listId} role="listbox" aria-label="What it can be" className={styles.list} hidden={!isOpen}>
        {isOpen &&
          options?.map((option, place) => (
            <Option
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

/** What was typed, whether the list is open, and which option the arrow keys are at. */
function useCombobox({ shown, options, onSearch, onChoose, onTyped }: ComboboxProps) {
  const [typed, setTyped] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const close = () => {
    setOpen(false)
    setActive(-1)
    setTyped(undefined)
    onSearch(undefined)
  }
  const open = () => {
    setOpen(true)
    setActive(-1)
  }
  const type = (text: string) => {
    setTyped(text)
    open()
    onSearch(text)
  }
  const choose = ({ value }: Choice) => {
    close()
    onChoose(value)
  }
  const take = () => {
    if (typed !== undefined && typed !== shown && (onTyped || typed === '')) (onTyped ?? onChoose)(typed.trim())
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event
    const steps = { ArrowDown: 1, ArrowUp: -1 }
    const last = (options?.length ?? 0) - 1
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return void (open(), onSearch(typed ?? ''))
      setActive(wrapped(active + steps[key], last))
    } else if (key === 'Enter' && isOpen) {
      event.preventDefault()
      const option = options?.[active]
      if (option) choose(option)
      else take()
    } else if (key === 'Escape' && isOpen) {
      // It closes the list, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  const onBlur = () => (isOpen || typed !== undefined) && take()
  return { typed, isOpen, active, open, type, choose, onKeyDown, onBlur }
}

function wrapped(place: number, last: number): number {
  if (place > last) return 0
  return place < 0 ? last : place
}

interface OptionProps {
  id: string
  option: Choice
  isActive: boolean
  onChoose: () => void
}

function Option({ id, option: { label, detail, value }, isActive, onChoose }: OptionProps) {
  const item = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isActive) item.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <div
      ref={item}
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={styles.option}
      // The focus, and with it the keys, stay in the field.
      onMouseDown={(event) => event.preventDefault()}
      onMouseUp={onChoose}
    >
      <span className={styles.label}>{label}</span>
      <span className={styles.detail}>{detail ?? (value === label ? '' : value)}</span>
    </div>
  )
}
