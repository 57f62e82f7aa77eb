interface LineInputProps {
  id: string
  className?: string | undefined
  'aria-describedby': string
  value: string
  onWrite: (value: string) => void
}

/** Plain words on one line of the file, however many lines they take on screen. */
export function LineInput({ value, onWrite, ...named }: LineInputProps) {
  return (
    <textarea
      {...named}
      rows={1}
      value={value}
      onChange={({ target }) => onWrite(target.value.replace(/\s*\n\s*/g, ' '))}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  )
}
