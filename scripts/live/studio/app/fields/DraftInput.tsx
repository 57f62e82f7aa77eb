import { useState } from 'react'

interface DraftInputProps {
  id: string
  className: string | undefined
  'aria-describedby': string
  type: 'number' | 'date'
  min?: number | undefined
  max?: number | undefined
  value: string
  /** Whether there may be none. */
  mayGo: boolean
  onFocus: () => void
  onWrite: (value: string) => void
}

/** A number or a date: while it is typed it may be none for a moment, and nothing is written then. */
export function DraftInput({ value, mayGo, onWrite, ...named }: DraftInputProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      {...named}
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value !== '') onWrite(target.value)
      }}
      onBlur={({ target }) => {
        setTyped(undefined)
        // What is half typed is no wish to have none.
        if (mayGo && target.value === '' && value !== '' && !target.validity.badInput) onWrite('')
      }}
    />
  )
}
