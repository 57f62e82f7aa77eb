import control from '../fields/Control.module.css'
import { Row } from './Row'

interface TextRowProps {
  label: string
  help?: string
  refused?: string | undefined
  value: string
  onChange: (value: string) => void
}

/** A line to write in a form about a page. */
export function TextRow({ label, help, refused, value, onChange }: TextRowProps) {
  return (
    <Row label={label} refused={refused} {...(help === undefined ? {} : { help })}>
      {(id, described) => (
        <input
          id={id}
          className={control.control}
          aria-describedby={described}
          aria-invalid={refused !== undefined}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Row>
  )
}
