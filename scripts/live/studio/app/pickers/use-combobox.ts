import { useState, type KeyboardEvent } from 'react'
import type { Choice } from '../../contract'

/** What a combobox is told, and what it tells. */
export interface ComboboxWork {
  /** What stands in it while nobody types. */
  shown: string
  /** What is offered for what was typed; undefined while nothing is known yet. */
  options: readonly Choice[] | undefined
  /** What is typed, by which the options are chosen; undefined when the list closes. */
  onSearch: (typed: string | undefined) => void
  onChoose: (value: string) => void
  /** What was typed is a value itself; left out, only options are. */
  onTyped?: ((typed: string) => void) | undefined
}

/** What was typed, whether the list is open, and which option the arrow keys are at. */
export function useCombobox({ shown, options, onSearch, onChoose, onTyped }: ComboboxWork) {
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
