import styles from './Pictogram.module.css'

/** A drawing from a file of its own, in the group's color: https://developer.mozilla.org/docs/Web/SVG/Element/use */
export function Pictogram({ address }: { address: string }) {
  return (
    <svg className={styles.pictogram} aria-hidden="true">
      <use href={`${address}#p`} />
    </svg>
  )
}
