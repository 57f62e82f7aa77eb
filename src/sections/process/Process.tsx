import { Band } from '../../components/Band'
import { CheckList } from '../../components/CheckList'
import { Icon } from '../../components/Icon'
import { Reveal } from '../../motion/Reveal'
import { RichText } from '../../components/RichText'
import { SectionHeading } from '../../components/SectionHeading'
import type { Process as ProcessSection } from '../../page/page.generated'
import { columnsOf } from './columnsOf'
import styles from './Process.module.css'

export function Process({ id, heading, text, steps }: ProcessSection) {
  const columns = columnsOf(steps)
  return (
    <Band id={id} tone="deep" className={columns ? undefined : styles.ladder}>
      <SectionHeading id={id} heading={heading} text={text} />
      <ol className={styles.steps} data-abreast={columns} role="list">
        {steps.map((step, i) => (
          <li key={i} className={styles.place}>
            <Reveal className={styles.step}>
              <div className={styles.node}>{step.icon && <Icon path={step.icon} />}</div>
              <h3 className={styles.title}>{step.title}</h3>
              <p>
                <RichText content={step.description} />
              </p>
              {step.items && <CheckList entries={step.items} />}
            </Reveal>
          </li>
        ))}
      </ol>
    </Band>
  )
}
