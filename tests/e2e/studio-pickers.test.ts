import { mkdirSync } from 'node:fs'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import sharp from 'sharp'
import { test } from './site'
import { StudioServer } from './studio-server'
import { eventually } from './waits'

const studio = new StudioServer()
const file = 'contact.json'
const original = studio.text(file)
/** The page with a picture of the author's before its last section. */
const withPicture = original.replace(
  '    {\n      "type": "cta",',
  '    { "type": "picture", "heading": "Our office", "text": ["Come in."], "image": { "src": "office.jpg", "alt": "A desk." } },\n    {\n      "type": "cta",',
)
let page: Page

test.beforeAll(async ({ browser }) => {
  mkdirSync(studio.file('_images'), { recursive: true })
  await sharp(await drawn('#33aa66')).toFile(studio.file('_images/office.jpg'))
  await studio.start()
  page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
})

test.afterAll(async () => {
  await page.close()
  await studio.stop()
})

test.beforeEach(() => studio.save(file, withPicture))

const drawn = (background: string, width = 640) =>
  sharp({ create: { width, height: width / 1.6, channels: 3, background } })
    .jpeg()
    .toBuffer()
const panel = () => page.getByRole('complementary', { name: 'What is chosen' })
const dialog = (name: string) => page.getByRole('dialog', { name })
const leads = () => panel().getByRole('combobox', { name: 'Where it leads' })

async function openSection(heading: RegExp) {
  await page.goto(`${studio.window}?page=/contact`)
  await page.getByRole('button', { name: heading }).first().click()
}

async function openPictograms() {
  await openSection(/^What to include/)
  await panel()
    .getByRole('button', { name: /A new project/ })
    .first()
    .click()
  await panel().getByRole('button', { name: 'Icon', exact: true }).click()
}

async function openPictures() {
  await openSection(/^Our office/)
  await panel().getByRole('button', { name: 'File', exact: true }).click()
}

test('A link is chosen by the title of its page, and the file has its address', async () => {
  await openSection(/^Unsure which/)
  await leads().fill('pitch deck')
  await page.getByRole('option', { name: /^Pitch deck design/ }).click()
  await eventually(() => studio.text(file)).toContain('"path": "/services/pitchdeck"')
})

test('A link is chosen by the keys alone', async () => {
  await openSection(/^Unsure which/)
  await leads().fill('pitch deck')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(leads()).toHaveValue('/services/pitchdeck')
})

test('Escape closes what a link can be, and leaves the link', async () => {
  await openSection(/^Unsure which/)
  const before = await leads().inputValue()
  await leads().fill('pitch deck')
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(leads()).toHaveValue(before)
})

test('The address of a page that is not there is said to be none', async () => {
  await openSection(/^Unsure which/)
  await leads().fill('/nowhere')
  await page.keyboard.press('Tab')
  await expect(leads()).toHaveAccessibleDescription(/There is no page at this address/)
})

test('A place on a page is chosen by its heading', async () => {
  await openSection(/^Unsure which/)
  await leads().fill('/about')
  await page.keyboard.press('Tab')
  const place = panel().getByRole('combobox', { name: 'Place on the page' })
  await place.selectOption({ index: 1 })
  await eventually(() => studio.text(file)).toMatch(/"path": "\/about#[\w-]+"/)
})

test('The subject of an email is written in words, and the file has it as links do', async () => {
  await openSection(/^Write to us/)
  await panel().getByLabel('Subject').fill('Tea & cake')
  await eventually(() => studio.text(file)).toContain('mailto:{email}?subject=Tea%20%26%20cake&body=')
})

test('A pictogram is found by a word and chosen with the arrow keys', async () => {
  await openPictograms()
  await page.getByRole('searchbox', { name: 'Search' }).fill('cloud data')
  await expect(dialog('Choose an icon').getByText(/^\d+ icons?$/)).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await eventually(() => studio.text(file)).toMatch(/"icon": "[\w-]*cloud[\w-]*"/)
  await expect(panel().getByRole('button', { name: 'Icon', exact: true })).toBeFocused()
})

test('A picture that is added asks for its alternative text, and the file gets both', async () => {
  await openPictures()
  await page.getByLabel('Picture to add').setInputFiles({
    name: 'Team in May.jpg',
    mimeType: 'image/jpeg',
    // Of a size that takes longer to get ready for the page than to be named in the file.
    buffer: await drawn('#aa6633', 3200),
  })
  await dialog('What does the picture tell?')
    .getByLabel('What it shows, for those who cannot see it')
    .fill('Four people at a table.')
  await page.getByRole('button', { name: 'Use this picture' }).click()
  await eventually(() => studio.text(file)).toContain(
    '"image": { "src": "team-in-may.jpg", "alt": "Four people at a table." }',
  )
  await expect(page.frameLocator('iframe').locator('picture img[alt="Four people at a table."]')).toHaveAttribute(
    'src',
    /team-in-may/,
  )
})

test('A picture without alternative text is not used until it is said to decorate only', async () => {
  await openPictures()
  await dialog('Choose a picture')
    .getByRole('button', { name: /^office.jpg/ })
    .click()
  const words = dialog('What does the picture tell?')
  await words.getByLabel('What it shows, for those who cannot see it').fill('')
  await words.getByRole('button', { name: 'Use this picture' }).click()
  await expect(words.getByRole('alert')).toContainText('Write what the picture tells')
  await words.getByRole('checkbox').check()
  await words.getByRole('button', { name: 'Use this picture' }).click()
  await eventually(() => studio.text(file)).toContain('"image": { "src": "office.jpg", "alt": "" }')
})

for (const [name, mimeType] of [
  ['holiday.jpg', 'image/jpeg'],
  // Browsers that do not know a kind say nothing of it.
  ['IMG_1.HEIC', ''],
] as const)
  test(`What is no picture that can be used (${name}) is refused in words`, async () => {
    await openPictures()
    const buffer = Buffer.from('no picture at all')
    await page.getByLabel('Picture to add').setInputFiles({ name, mimeType, buffer })
    await expect(dialog('Choose a picture').getByRole('status').first()).toContainText(`${name} was not added`)
  })

test('What is no picture at all is said to be none, however large it is', async () => {
  await openPictures()
  const buffer = Buffer.alloc(12_000_000)
  await page.getByLabel('Picture to add').setInputFiles({ name: 'film.mp4', mimeType: 'video/mp4', buffer })
  await expect(dialog('Choose a picture').getByRole('status').first()).toHaveText(
    /^film\.mp4 was not added: it is no picture of a kind that browsers show\. The studio takes JPEG, PNG, WebP and AVIF/,
  )
})

test('A picture that is pasted is added', async () => {
  await openPictures()
  const bytes = (await drawn('#3366aa')).toString('base64')
  await dialog('Choose a picture')
    .getByRole('button', { name: 'Add a picture' })
    .evaluate((target, bytes) => {
      const data = new DataTransfer()
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      data.items.add(new File([content], 'pasted.jpg', { type: 'image/jpeg' }))
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    }, bytes)
  await expect(dialog('What does the picture tell?')).toBeVisible()
})

test('A picture that is still to be chosen has its place on the page, and a click there leads to its field', async () => {
  studio.save(file, withPicture.replace('"office.jpg"', '""'))
  await page.goto(`${studio.window}?page=/contact`)
  await page.frameLocator('iframe').locator('picture img[src*="A%20picture%20goes%20here"]').click()
  await expect(panel().getByRole('button', { name: 'File', exact: true })).toBeInViewport()
})
