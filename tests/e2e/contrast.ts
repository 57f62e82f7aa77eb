import type { Page } from 'playwright'
import sharp from 'sharp'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

interface Text {
  color: [number, number, number]
  /** Where its lines are. */
  lines: Box[]
}

/** The contrast between any words on a page's banner and the worst pixel that is really behind them. */
export async function lowestContrast(page: Page): Promise<number> {
  const texts = await wordsOverBanner(page, '*')
  const around = boxAround(texts.flatMap(({ lines }) => lines))
  const screenshot = await withoutWords(page, around)
  const { data, info } = await sharp(screenshot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let lowest = Infinity
  for (const { color, box } of texts.flatMap(({ color, lines }) => lines.map((box) => ({ color, box })))) {
    const text = luminance(color)
    for (let y = box.y; y < box.y + box.height; y += 2) {
      for (let x = box.x; x < box.x + box.width; x += 2) {
        const i = ((y - around.y) * info.width + x - around.x) * info.channels
        const ground = luminance([data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0])
        lowest = Math.min(lowest, (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05))
      }
    }
  }
  return lowest
}

/** How much of a white picture is hidden behind the heading and the lead, from 0 to 1: where least, and where most. */
export async function veilOverWhite(page: Page): Promise<{ least: number; most: number }> {
  const boxes = (await wordsOverBanner(page, 'h1, h1 + p')).flatMap(({ lines }) => lines)
  const around = boxAround(boxes)
  const screenshot = await withoutWords(page, around)
  const reds = await Promise.all(
    boxes.map(async ({ x, y, width, height }) => {
      const line = await sharp(screenshot)
        .extract({ left: x - around.x, top: y - around.y, width, height })
        .toBuffer()
      return (await sharp(line).stats()).channels[0]
    }),
  )
  // The red of the shade, --navy-950, is 5: hidden by 70 percent, 80 are left of 255.
  const hidden = (red: number) => (255 - red) / (255 - 5)
  return {
    least: hidden(Math.max(...reds.map((red) => red?.max ?? 255))),
    most: hidden(Math.min(...reds.map((red) => red?.min ?? 0))),
  }
}

function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x))
  const y = Math.min(...boxes.map((box) => box.y))
  const right = Math.max(...boxes.map((box) => box.x + box.width))
  const bottom = Math.max(...boxes.map((box) => box.y + box.height))
  return { x, y, width: right - x, height: bottom - y }
}

/** A picture of a part of the banner as it is behind its words. */
async function withoutWords(page: Page, clip: Box): Promise<Buffer> {
  const content = `
    * { color: transparent !important; text-decoration-color: transparent !important; transition: none !important }
    [aria-label=Contact], main > :not(:has(h1)), footer { display: none }`
  const hiding = await page.addStyleTag({ content })
  const beyond = clip.y + clip.height > (page.viewportSize()?.height ?? 0)
  const screenshot = await page.screenshot({ fullPage: beyond, clip })
  await hiding.evaluate((style) => style.parentNode?.removeChild(style))
  return screenshot
}

/** What is written in those elements of the banner that match, line by line. Fails if there is nothing. */
async function wordsOverBanner(page: Page, matching: string): Promise<Text[]> {
  const texts = await page.evaluate(async (selector) => {
    await Promise.all(
      [...document.images]
        .filter((image) => image.fetchPriority === 'high')
        .map((image) => image.decode().catch(() => {})),
    )
    await document.fonts.ready
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const banner = document.querySelector('main:not([hidden]) h1')?.closest('section')
    return [...(banner?.querySelectorAll<HTMLElement>(selector) ?? [])].map((element) => {
      const boxes = [...element.childNodes]
        .filter((node) => node instanceof Text)
        .flatMap((node) => {
          const range = document.createRange()
          range.selectNode(node)
          return [...range.getClientRects()]
        })
      const lines = boxes
        // What is there for screen readers only has one pixel.
        .filter(({ width, height }) => width > 1 && height > 1)
        .map(({ x, y, width, height }) => ({
          x: Math.floor(x),
          y: Math.floor(y),
          width: Math.ceil(width),
          height: Math.ceil(height),
        }))
      if (!canvas) throw new Error('No canvas')
      // Whatever notation a color has, a pixel painted with it is red, green and blue.
      canvas.fillStyle = getComputedStyle(element).color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      const color: [number, number, number] = [red, green, blue]
      return { color, lines }
    })
  }, matching)
  if (texts.every(({ lines }) => lines.length === 0)) throw new Error(`No words over the banner of ${page.url()}`)
  return texts
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: [number, number, number]): number {
  const [red, green, blue] = color.map((channel) =>
    channel <= 10.31 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}
