import { Band } from '../../components/Band'
import { Reveal } from '../../motion/Reveal'
import { SectionHeading } from '../../components/SectionHeading'
import type { CardGrid as CardGridSection } from '../../page/page.generated'
import { Card } from './Card'
import styles from './CardGrid.module.css'
import { spanOf } from './spanOf'

export function CardGrid({ id, heading, text, cards }: CardGridSection) {
  const brief = cards.every(
    ({ keyPoints, text: words, offers, benefits }) => !(keyPoints || words || offers || benefits),
  )
  return (
    <Band id={id} tone="light">
      <SectionHeading id={id} heading={heading} text={text} />
      <ul className={styles.grid} role="list">
        {cards.map((card, i) => (
          <li key={i} className={styles.cell} data-span={spanOf(i, cards.length, brief)} data-tint={card.iconClass}>
            <Reveal>
              <Card {...card} />
            </Reveal>
          </li>
        ))}
      </ul>
    </Band>
  )
}
