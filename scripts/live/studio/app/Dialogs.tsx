import { SectionGallery } from './gallery/SectionGallery'
import { PagesDialog } from './pages/PagesDialog'
import { LinkDialog } from './pickers/LinkDialog'
import { addSection } from './section-edits'
import { SendDialog } from './send/SendDialog'
import { SettingsDialog } from './settings/SettingsDialog'
import { SiteDialog } from './site/SiteDialog'
import { studio, useStudio } from './state/studio'

const close = () => studio.show(undefined)

/** What is open over the page. */
export function Dialogs() {
  const dialog = useStudio(({ dialog }) => dialog)
  const addAt = useStudio(({ addAt }) => addAt)
  const asked = useStudio(({ asked }) => asked)
  return (
    <>
      {dialog === 'pages' && <PagesDialog onClose={close} />}
      {dialog === 'settings' && <SettingsDialog onClose={close} />}
      {dialog === 'site' && <SiteDialog onClose={close} />}
      {dialog === 'send' && <SendDialog onClose={close} />}
      {dialog === 'gallery' && (
        <SectionGallery
          onClose={close}
          onChoose={({ text, title }) => {
            close()
            addSection(addAt, text, title)
          }}
        />
      )}
      {asked && <LinkDialog {...asked} onChoose={asked.answer} onClose={() => asked.answer(undefined)} />}
    </>
  )
}
