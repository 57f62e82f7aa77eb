import { Band } from '../../components/Band'
import { Reveal } from '../../motion/Reveal'
import { RichText } from '../../components/RichText'
import { SectionHeading } from '../../components/SectionHeading'
import type { Technologies as TechnologiesSection } from '../../page/page.generated'
import { columnsInRow } from './columnsInRow'
import { Mark } from './Mark'
import styles from './Technologies.module.css'

export function Technologies({ id, heading, text, technologies }: TechnologiesSection) {
  const described = technologies.some(({ description }) => description)
  return (
    <Band id={id} tone="light" className={described ? undefined : styles.beside}>
      <SectionHeading id={id} heading={heading} text={text} />
      {described ? <Tiles technologies={technologies} /> : <Chips technologies={technologies} />}
    </Band>
  )
}

function Tiles({ technologies }: Pick<TechnologiesSection, 'technologies'>) {
  // Letters keep marks company. Among themselves they look as if the marks were missing.
  const marked = technologies.some(({ mark }) => mark)
  return (
    <ul className={styles.tiles} role="list">
      {technologies.map(({ name, description, mark }, i) => (
        <li key={i} className={styles.tile} data-columns={columnsInRow(i, technologies.length)}>
          <Reveal className={marked ? styles.inside : undefined}>
            {marked && <Mark name={name} mark={mark} />}
            <div className={styles.words}>
              <h3>{name}</h3>
              {description && (
                <p>
                  <RichText content={description} />
                </p>
              )}
            </div>
          </Reveal>
        </li>
      ))}
    </ul>
  )
}

/** Names alone need no tiles: they flow like words. */
function Chips({ technologies }: Pick<TechnologiesSection, 'technologies'>) {
  return (
    <Reveal>
      <ul className={styles.chips} role="list">
        {technologies.map(({ name, mark }, i) => (
          <li key={i} className={styles.chip}>
            {mark && <Mark name={name} mark={mark} />}
            {name}
          </li>
        ))}
      </ul>
    </Reveal>
  )
}
