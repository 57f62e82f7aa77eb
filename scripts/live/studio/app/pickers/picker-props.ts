/** What every way of choosing a value is given. */
export interface PickerProps {
  id: string
  value: string
  describedBy?: string | undefined
  isWrong?: boolean | undefined
  onChoose: (value: string) => void
}

/** A picture's field has a sibling for the words of people who cannot see it, where it has one. */
export interface AltProps {
  alt?: string | undefined
  onAlt?: ((alt: string) => void) | undefined
}
