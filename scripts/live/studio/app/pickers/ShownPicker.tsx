import { useState } from 'react'
import { useChosen } from './choices'
import { ChoiceDialog, thingOf } from './ChoiceDialog'
import { ChosenButton } from './ChosenButton'
import type { PickerProps } from './picker-props'

interface ShownPickerProps extends PickerProps {
  of: 'icon' | 'pictogram' | 'illustration'
}

/** An icon, pictogram or illustration: a button that shows it and opens all others. */
export function ShownPicker({ of, id, value, describedBy, onChoose }: ShownPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const chosen = useChosen(of, value)
  return (
    <>
      <ChosenButton
        id={id}
        thing={thingOf(of)}
        value={value}
        chosen={chosen}
        describedBy={describedBy}
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <ChoiceDialog
          of={of}
          value={value}
          onClose={() => setOpen(false)}
          onChoose={(choice) => {
            setOpen(false)
            onChoose(choice.value)
          }}
        />
      )}
    </>
  )
}
