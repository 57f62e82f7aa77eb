import { ObjectFields } from '../fields/ObjectFields'
import { Dialog } from '../parts/Dialog'
import { useStudio } from '../state/studio'
import { LookPreview } from './LookPreview'
import styles from './SettingsDialog.module.css'
import { useLook } from './use-look'

const elsewhere = new Set(['sections', '$schema'])

/** What a page is besides its sections, and how it looks where people find it. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { forms, file, text } = useStudio()
  const look = useLook(file, text)
  const form = { ...forms.page, fields: forms.page.fields.filter(({ name }) => !elsewhere.has(name)) }
  return (
    <Dialog title="Page settings" onClose={onClose} wide>
      <div className={styles.panes}>
        <div>
          <ObjectFields form={form} at={[]} />
        </div>
        <aside className={styles.look} aria-label="How it looks where people find it">
          {look && 'refused' in look && <p className={styles.refused}>{look.refused}</p>}
          {look && 'title' in look && <LookPreview look={look} />}
        </aside>
      </div>
    </Dialog>
  )
}
