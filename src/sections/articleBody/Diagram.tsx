import type { Diagram as DiagramData } from '../../page/page.generated'
import { BarChart } from './BarChart'
import styles from './Diagram.module.css'
import { FlowSteps } from './FlowSteps'
import { LineChart } from './LineChart'

/** A drawing whose words are words of the page: they grow with it, can be translated, and are read out in order. */
export function Diagram({ diagram }: { diagram: DiagramData }) {
  return (
    <figure className={styles.diagram}>
      <figcaption className={styles.title}>{diagram.title}</figcaption>
      {diagram.diagram === 'bars' && <BarChart {...diagram} />}
      {diagram.diagram === 'lines' && <LineChart {...diagram} />}
      {diagram.diagram === 'flow' && <FlowSteps steps={diagram.steps} />}
    </figure>
  )
}
