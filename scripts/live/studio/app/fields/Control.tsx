import type { At } from '../../canvas/host'
import type { Form, FormField, TextForm } from '../../form-types'
import { Picker } from '../pickers/Picker'
import { useStudio } from '../state/studio'
import { ChoiceSelect } from './ChoiceSelect'
import styles from './Control.module.css'
import { beginRun, setField } from './edits'
import { fieldId } from './field-id'
import { DraftInput } from './DraftInput'
import { LineInput } from './LineInput'
import { useProblemsAt } from './problems-at'
import { RichControl } from './RichControl'
import { RunStart } from './RunStart'
import { StandsFor } from './StandsFor'
import { isError } from '../../../../engine/problems/problem'
import { valueIn } from '../../../../engine/text/value-in'

/** The form of a value that has no others in it. */
export type SingleForm = Exclude<Form, { form: 'object' | 'list' | 'either' | 'sections' }>

interface ControlProps {
  form: SingleForm
  field: Pick<FormField, 'label' | 'required'>
  at: At
  hasAlt: boolean
}

/** What a single value is filled by. */
export function Control({ form, field, at, hasAlt }: ControlProps) {
  const value = useStudio((all) => valueIn(all.value, at))
  const isWrong = useProblemsAt(at).some(isError)
  const id = fieldId(at)
  const named = {
    id,
    className: styles.control,
    'aria-describedby': `${id}-problems ${id}-stands ${id}-help`,
    'aria-invalid': isWrong,
    onFocus: () => beginRun(at.join('-')),
  }
  const write = (next: string | number | boolean) => setField(at, field, next)
  switch (form.form) {
    case 'switch':
      return (
        <input
          {...named}
          className={styles.switch}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => write(target.checked)}
        />
      )
    case 'number':
      return (
        <DraftInput
          {...named}
          type="number"
          min={form.min}
          max={form.max}
          value={typeof value === 'number' ? String(value) : ''}
          mayGo={!field.required}
          onWrite={(typed) => write(typed === '' ? '' : Number(typed))}
        />
      )
    case 'choice':
      return <ChoiceSelect {...named} options={form.options} value={value} mayGo={!field.required} onWrite={write} />
    case 'text':
      return (
        <>
          <TextControl as={form.as} value={textOf(value)} {...{ named, write, at, hasAlt, field }} />
          {isWritten[form.as] && <StandsFor id={`${id}-stands`} text={textOf(value)} />}
        </>
      )
  }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
/** What is written rather than chosen. */
const isWritten: { [as in TextForm['as']]?: boolean } = { line: true, rich: true, block: true }

interface TextControlProps extends Pick<ControlProps, 'at' | 'hasAlt' | 'field'> {
  as: TextForm['as']
  value: string
  named: {
    id: string
    className: string | undefined
    'aria-describedby': string
    'aria-invalid': boolean
    onFocus: () => void
  }
  write: (value: string) => void
}

function TextControl({ as, value, named, write, at, hasAlt, field }: TextControlProps) {
  const altAt = [...at.slice(0, -1), 'alt']
  const alt = useStudio((all) => valueIn(all.value, altAt))
  const { id, 'aria-describedby': describedBy, 'aria-invalid': isWrong } = named
  switch (as) {
    case 'line':
    case 'file':
      return <LineInput {...named} value={value} onWrite={write} />
    case 'date':
      return <DraftInput {...named} type="date" value={value} mayGo={!field.required} onWrite={write} />
    case 'rich':
    case 'block':
      return (
        <RunStart id={at.join('-')}>
          <RichControl key={id} {...{ id, value, as, describedBy, isWrong }} label={field.label} onWrite={write} />
        </RunStart>
      )
    default:
      return (
        <RunStart id={at.join('-')}>
          <Picker
            {...{ as, id, value, describedBy, isWrong }}
            onChoose={write}
            {...(as === 'picture' &&
              hasAlt && {
                alt: typeof alt === 'string' ? alt : '',
                onAlt: (words: string) => setField(altAt, { label: 'Alternative text', required: true }, words),
              })}
          />
        </RunStart>
      )
  }
}
