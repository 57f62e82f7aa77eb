import type { Placeholder } from '../../../../engine/site/placeholders'
import styles from './Field.module.css'

/** What the whole site has in one place, as authors call it. */
const meanings: { [name in Placeholder]: string } = {
  company: 'the company’s name',
  email: 'the company’s email address',
  linkedin: 'the company’s page on LinkedIn',
}

/** Says of words in braces what visitors read in their place. */
export function StandsFor({ id, text }: { id: string; text: string }) {
  const found = Object.entries(meanings).filter(([name]) => text.includes(`{${name}}`))
  if (found.length === 0) return null
  const said = found.map(([name, meaning]) => `{${name}} stands for ${meaning}`).join(', ')
  return (
    <p id={id} className={styles.help}>
      {said}: visitors read what “Site” has.
    </p>
  )
}
