import type { ReactNode } from 'react'
import { ArrowLink } from '../../components/ArrowLink'
import { CheckList } from '../../components/CheckList'
import { Pictogram } from '../../components/Pictogram'
import { RichText } from '../../components/RichText'
import type { Card as CardData, RichText as Content } from '../../page/page.generated'
import styles from './Card.module.css'

export function Card(card: CardData) {
  return (
    <article className={styles.card}>
      <div className={styles.head}>
        {card.icon && <Pictogram address={card.icon} />}
        <h3>{card.title}</h3>
        <Paragraph content={card.description} />
        <Paragraph content={card.para} />
      </div>
      <div className={styles.details}>
        {card.keyPoints && <CheckList entries={card.keyPoints} />}
        <Paragraph content={card.text} />
        {card.offers && <Titled title="What we offer" entries={card.offers} />}
        {card.benefits && <Titled title="Benefits" entries={card.benefits} />}
        <Paragraph content={card.note} className={styles.note} />
        <Paragraph content={card.descriptionBottom} />
        <Paragraph content={card.footnote} className={styles.footnote} />
      </div>
      {card.link && <ArrowLink link={card.link} />}
    </article>
  )
}

function Paragraph({
  content,
  className,
}: {
  content: Content | undefined
  className?: string | undefined
}): ReactNode {
  return (
    content && (
      <p className={className}>
        <RichText content={content} />
      </p>
    )
  )
}

function Titled({ title, entries }: { title: string; entries: Content[] }) {
  return (
    <div className={styles.titled}>
      <h4>{title}</h4>
      <CheckList entries={entries} />
    </div>
  )
}
