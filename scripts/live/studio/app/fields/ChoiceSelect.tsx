import type { ChoiceForm } from '../../form-types'

interface ChoiceSelectProps {
  id: string
  className: string | undefined
  'aria-describedby': string
  options: ChoiceForm['options']
  value: unknown
  /** Whether there may be none. */
  mayGo: boolean
  onWrite: (value: string | number) => void
}

/** One of a few values, by what they mean. */
export function ChoiceSelect({ options, value, mayGo, onWrite, ...named }: ChoiceSelectProps) {
  const isKnown = options.some((option) => option.value === value)
  return (
    <select
      {...named}
      value={isKnown ? String(value) : ''}
      onChange={({ target }) => {
        const chosen = options.find((option) => String(option.value) === target.value)
        if (chosen) onWrite(chosen.value)
        else if (mayGo) onWrite('')
      }}
    >
      {(mayGo || !isKnown) && <option value="">{mayGo ? 'None' : 'Choose one'}</option>}
      {options.map((option) => (
        <option key={option.value} value={String(option.value)}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
