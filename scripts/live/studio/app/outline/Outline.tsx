import { addSectionId } from '../fields/field-id'
import { Button } from '../parts/Button'
import { sectionsOf } from '../sections'
import { studio, useStudio } from '../state/studio'
import styles from './Outline.module.css'
import { OutlineEntry } from './OutlineEntry'

/** The page's sections from top to bottom: to choose, to put in order, to add and to remove. */
export function Outline() {
  const sections = useStudio(({ value }) => sectionsOf(value))
  return (
    <nav id="sections" className={styles.outline} aria-label="Sections of the page" tabIndex={-1} data-part>
      <h2>Sections</h2>
      <ol className={styles.list}>
        {sections.map((section, place) => (
          <OutlineEntry key={place} section={section} place={place} all={sections.length} />
        ))}
      </ol>
      <Button id={addSectionId} onClick={() => studio.addSection(sections.length)}>
        Add section
      </Button>
    </nav>
  )
}
