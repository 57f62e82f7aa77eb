import { useEffect } from 'react'
import { Button } from './parts/Button'
import { ObjectFields } from './fields/ObjectFields'
import { FieldProblems } from './fields/FieldProblems'
import { fieldId, formHeading } from './fields/field-id'
import styles from './Panel.module.css'
import { sectionNames, sectionsOf, typeOf } from './sections'
import { studio, useStudio } from './state/studio'
import { Unreadable } from './Unreadable'

/** The form of the chosen section; until one is chosen, what to do first. */
export function Panel() {
  const readable = useStudio(({ readable }) => readable)
  const place = useStudio(({ selected }) => (selected?.[0] === 'sections' ? selected[1] : undefined))
  return (
    <aside id="form" className={styles.panel} aria-label="What is chosen" tabIndex={-1} data-part>
      {!readable ? <Unreadable /> : typeof place === 'number' ? <SectionForm place={place} /> : <FirstSteps />}
    </aside>
  )
}

function SectionForm({ place }: { place: number }) {
  const forms = useStudio(({ forms }) => forms)
  const section = useStudio(({ value }) => sectionsOf(value)[place])
  const selected = useStudio(({ selected }) => selected)
  const form = forms.sections[typeOf(section)]
  useEffect(() => {
    if (!selected || selected.length < 3) return
    document.getElementById(fieldId(selected))?.scrollIntoView({ block: 'nearest' })
  }, [selected])
  if (!form) return <FirstSteps />
  const { kind } = sectionNames(section, forms)
  return (
    <>
      <header className={styles.head}>
        <h2 id={formHeading} tabIndex={-1}>
          {kind}
        </h2>
        <p>{form.help}</p>
      </header>
      <FieldProblems at={['sections', place]} label={kind} />
      <ObjectFields key={`${place}-${form.title}`} form={form} at={['sections', place]} />
      <OfThePage type={typeOf(section)} />
    </>
  )
}

/** What a section shows that is said of the whole page, under the section's own name: a job. */
function OfThePage({ type }: { type: string }) {
  const page = useStudio(({ forms }) => forms.page)
  const { value: form, label } = page.fields.find(({ name }) => name === type) ?? {}
  if (form?.form !== 'object') return null
  return (
    <section className={styles.ofPage} aria-labelledby="of-the-page">
      <h3 id="of-the-page">{label}</h3>
      <p>{form.help}</p>
      <ObjectFields form={form} at={[type]} />
    </section>
  )
}

function FirstSteps() {
  return (
    <div className={styles.first}>
      <h2>Change the page</h2>
      <p>Choose any text on the page and write. Or choose a section from the list: its form appears here.</p>
      <p>
        Everything is saved as you write, and everything can be undone. Visitors see nothing of it until you send it.
      </p>
      <Button onClick={() => studio.show('settings')}>Title, address and more</Button>
      <p className={styles.keys}>
        By keys: <kbd>F6</kbd> goes from the list to the page and on to the form. <kbd>Alt</kbd> with an arrow key moves
        what is chosen up or down.
      </p>
    </div>
  )
}
