import { useState } from 'react'
import { useChoices, withWords } from './choices'
import { Combobox } from './Combobox'
import type { PickerProps } from './picker-props'

interface SelectPickerProps extends PickerProps {
  of: 'group' | 'region' | 'technology'
}

/** One of a few known values by its name. A technology may be another. */
export function SelectPicker({ of, id, value, describedBy, isWrong, onChoose }: SelectPickerProps) {
  const [search, setSearch] = useState<string>()
  const all = useChoices(of, '')
  const chosen = all?.find((choice) => choice.value === value)
  return (
    <Combobox
      id={id}
      describedBy={describedBy}
      isWrong={isWrong}
      shown={chosen?.label ?? value}
      placeholder={of === 'technology' ? 'Type its name' : 'Choose'}
      options={all && withWords(all, search ?? '').slice(0, 100)}
      onSearch={setSearch}
      onChoose={onChoose}
      onTyped={of === 'technology' ? onChoose : undefined}
    />
  )
}
