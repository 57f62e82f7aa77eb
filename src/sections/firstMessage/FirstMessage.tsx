import { useState } from 'react'
import { Band } from '../../components/Band'
import { Button } from '../../components/Button'
import { SectionHeading } from '../../components/SectionHeading'
import { useEarlierPage } from '../../navigation/earlier-page'
import type { FirstMessage as FirstMessageSection } from '../../page/page.generated'
import { begunMessage, mailAddress } from './begun'
import { ChosenFor } from './ChosenFor'
import { CopyButton } from './CopyButton'
import styles from './FirstMessage.module.css'
import { Letter } from './Letter'
import { OtherWays } from './OtherWays'

/** A message begun about the page that somebody came from. Nothing is sent from here: a mail program does that. */
export function FirstMessage({ id, heading, text, email, phones, booking, ...asked }: FirstMessageSection) {
  const earlier = useEarlierPage()
  const [afresh, setAfresh] = useState(false)
  const suggested = begunMessage(asked, earlier)
  const begun = afresh ? begunMessage(asked) : suggested
  return (
    <Band id={id} tone="light" className={styles.columns}>
      <div>
        <SectionHeading id={id} heading={heading} text={text} />
        <ChosenFor about={suggested.about} afresh={afresh} onAfresh={setAfresh} />
        <OtherWays phones={phones} booking={booking} />
      </div>
      <div className={styles.letter}>
        <Letter email={email} begun={begun} />
        <div className={styles.actions}>
          <Button link={{ label: 'Open in your mail program', path: mailAddress(email, begun) }} />
          <CopyButton email={email} begun={begun} />
        </div>
      </div>
    </Band>
  )
}
