import { useEffect, useRef } from 'react'
import type { Illustration as Name } from '../page/page.generated'
import bridge from './bridge.svg'
import styles from './Illustration.module.css'
import layers from './layers.svg'
import network from './network.svg'
import pipeline from './pipeline.svg'
import { settleOnEntry } from './settleOnEntry'
import signals from './signals.svg'

const files: Record<Name, string> = { bridge, layers, network, pipeline, signals }

/** The parts every file has, from back to front. */
const parts = ['ground', 'first', 'second', 'third', 'light']

/** The drawing stays in its file, which takes the page's colors all the same; the page only says where its parts go. */
export function Illustration({ name }: { name: Name }) {
  const ref = useRef<SVGSVGElement>(null)
  useEffect(() => (ref.current ? settleOnEntry(ref.current) : undefined), [])
  return (
    <svg ref={ref} className={styles.illustration} viewBox="-280 -250 560 500" aria-hidden="true">
      {parts.map((part) => (
        <use key={part} href={`${files[name]}#${part}`} />
      ))}
    </svg>
  )
}
