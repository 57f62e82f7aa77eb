import { useEffect } from 'react'
import { Button } from './parts/Button'
import { ObjectFields } from './fields/ObjectFields'
import { FieldProblems } from './fields/FieldProblems'
import { fieldId } from './fields/field-id'
import styles from './Panel.module.css'
import { sectionNames, sectionsOf, typeOf } from './sections'
import { studio, useStudio } from './state/studio'
import { Unreadable } from './Unreadable'

/** The form of the chosen section; until one is chosen, what to do first. */
export function Panel() {
  const readable = useStudio(({ readable }) => readable)
  const place = useStudio(({ selected }) => (selected?.[0] === 'sections' ? selected[1] : undefined))
  return (
    <aside className={styles.panel} aria-label="What is chosen">
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
        <h2>{kind}</h2>
        <p>{form.help}</p>
      </header>
      <FieldProblems at={['sections', place]} label={kind} />
      <ObjectFields key={`${place}-${form.title}`} form={form} at={['sections', place]} />
    </>
  )
}

function FirstSteps() {
  return (
    <div className={styles.first}>
      <h2>Change the page</h2>
      <p>Click on any text of the page and write. Or choose a section on the left: its form appears here.</p>
      <p>Everything is saved as you write, and everything can be undone. Visitors see it once you send it.</p>
      <Button onClick={() => studio.show('settings')}>Title, address and more</Button>
    </div>
  )
}
