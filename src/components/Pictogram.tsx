import styles from './Pictogram.module.css'

/** A drawing from a file of its own, in the color its address names; fetched when it comes near. */
export function Pictogram({ address }: { address: string }) {
  return <img src={address} alt="" width={64} height={64} loading="lazy" className={styles.pictogram} />
}
