import styles from './Drawing.module.css'

/** The parts of every illustration, from back to front, as pages draw them. */
const parts = ['ground', 'first', 'second', 'third', 'light']

/** An illustration: its file has the shapes, and takes its colors from where it stands. */
export function Drawing({ address, className }: { address: string; className: string | undefined }) {
  return (
    <svg className={`${styles.drawing} ${className}`} viewBox="-280 -250 560 500" aria-hidden="true">
      {parts.map((part) => (
        <use key={part} href={`${address}#${part}`} />
      ))}
    </svg>
  )
}
