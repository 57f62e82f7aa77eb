import { useEffect, useRef } from 'react'
import type { Pasted } from '../contract'
import { startWriting, type Writing } from './editor'
import { isSource, toNodes, type As } from './read'
import styles from './RichTextField.module.css'
import { toolbarOf } from './toolbar'

export interface RichTextFieldProps {
  id: string
  value: string
  describedBy?: string
  isWrong?: boolean
  /** What it is called; without it, the words of its label. */
  label?: string
  as: As
  onChange(value: string): void
  /** Sentences about what could not be kept. */
  onLost(sentences: string[]): void
  chooseLink?(now: string, words: string): Promise<string | undefined>
  /** Text of other programs as ours. */
  paste?(html: string, text: string): Promise<Pasted>
}

/** Marked-up words or a block of an article in a form; what has no words of that kind is shown as it is written. */
export function RichTextField(props: RichTextFieldProps) {
  const { id, value, as, describedBy, isWrong, onChange } = props
  if (as === 'rich' || !isSource(value)) return <WordsField {...props} />
  return (
    <textarea
      id={id}
      className={styles.source}
      aria-describedby={describedBy}
      aria-invalid={isWrong}
      value={value}
      rows={Math.min(16, value.split('\n').length + 1)}
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function WordsField(props: RichTextFieldProps) {
  const { id, value, as, label, describedBy, isWrong = false } = props
  const place = useRef<HTMLDivElement>(null)
  const writing = useRef<Writing>(null)
  const last = useRef(value)
  const now = useRef(props)
  useEffect(() => {
    now.current = props
  })
  useEffect(() => {
    const around = place.current
    if (!around) return
    const started = writeIn(around, now, last)
    writing.current = started
    return () => {
      started.view.destroy()
      around.replaceChildren()
    }
  }, [id, as, label, describedBy])
  useEffect(() => {
    if (value === last.current) return
    last.current = value
    writing.current?.show(value, toNodes(value, as))
  }, [value, as])
  useEffect(() => {
    writing.current?.view.dom.setAttribute('aria-invalid', String(isWrong))
  }, [isWrong])
  return <div ref={place} className={styles.field} />
}

interface Current<Value> {
  current: Value
}

/** Puts an editor with its buttons into an element. */
function writeIn(around: HTMLElement, now: Current<RichTextFieldProps>, last: Current<string>): Writing {
  const { id, value, as, describedBy, chooseLink, paste } = now.current
  const { ownerDocument: document } = around
  const named = document.querySelector<HTMLLabelElement>(`label[for="${CSS.escape(id)}"]`)
  const mount = document.createElement('div')
  const written: Writing = startWriting(
    {
      mount,
      markdown: value,
      as,
      root: toNodes(value, as),
      attributes: {
        id,
        'aria-label': now.current.label ?? named?.textContent ?? 'Text',
        ...(describedBy && { 'aria-describedby': describedBy }),
      },
      keys: {
        'Alt-F10': () => {
          bar.focus()
          return true
        },
      },
    },
    {
      changed(markdown) {
        last.current = markdown
        now.current.onChange(markdown)
      },
      lost: (sentences) => now.current.onLost(sentences),
      moved: (state) => bar.show(state),
      ...(chooseLink && {
        chooseLink: (path: string, words: string) =>
          now.current.chooseLink?.(path, words) ?? Promise.resolve(undefined),
      }),
      ...(paste && { paste }),
    },
  )
  const bar = toolbarOf(document, written.tools, written.use, () => written.view.focus())
  bar.show(written.view.state)
  named?.addEventListener('click', () => written.view.focus())
  around.replaceChildren(bar.element, mount)
  return written
}
