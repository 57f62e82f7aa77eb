import { useEffect, useState } from 'react'
import { ObjectFields } from '../fields/ObjectFields'
import { Dialog } from '../parts/Dialog'
import { studio, useStudio } from '../state/studio'
import { sitePartsOf } from './site-parts'
import { Tabs } from './Tabs'

/** What the whole site shares, in forms of their own. While it is open, its document is the one that is edited. */
export function SiteDialog({ onClose }: { onClose: () => void }) {
  const { forms, file, start, path } = useStudio()
  const [page] = useState(path)
  const parts = sitePartsOf(forms.site)
  const [chosen, setChosen] = useState(parts[0]?.name ?? '')
  useEffect(() => void studio.openFile(start.siteFile), [start.siteFile])
  const close = () => {
    onClose()
    if (page !== undefined) void studio.openPath(page)
  }
  const part = parts.find(({ name }) => name === chosen)
  const fields = (part?.fields ?? []).flatMap((name) => forms.site.fields.find((field) => field.name === name) ?? [])
  return (
    <Dialog title="Site settings" onClose={close} wide>
      <Tabs label="Parts of the site" names={parts.map(({ name }) => name)} chosen={chosen} onChoose={setChosen}>
        {file === start.siteFile ? (
          <ObjectFields key={chosen} form={{ ...forms.site, fields }} at={[]} />
        ) : (
          <p>Opening …</p>
        )}
      </Tabs>
    </Dialog>
  )
}
