import { IconButton } from './parts/IconButton'
import { studio, useStudio } from './state/studio'

const widths = [
  ['phone', 'As on a phone'],
  ['tablet', 'As on a tablet'],
  ['computer', 'As on a computer'],
] as const

/** How wide the page is shown. */
export function Widths() {
  const chosen = useStudio(({ width }) => width)
  return (
    <div role="group" aria-label="Width of the page">
      {widths.map(([width, label]) => (
        <IconButton
          key={width}
          icon={width}
          label={label}
          pressed={width === chosen}
          onClick={() => studio.setWidth(width)}
        />
      ))}
    </div>
  )
}
