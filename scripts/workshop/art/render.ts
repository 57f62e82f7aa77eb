import type { Told } from '../../engine/progress'
import { startChromium } from '../setup/chromium'
import { drawInBrowser, type Drawing } from './draw'

// SwiftShader draws on the CPU: the same picture on every machine, with or without a graphics card.
const flags = ['--headless', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

/** A running browser that draws shaders. Close it when done. */
export interface Studio {
  /** @returns the picture as a PNG file. @throws when the shader does not compile. */
  draw(drawing: Drawing): Promise<Buffer>
  close(): Promise<void>
}

/**
 * Starts one headless Chromium.
 * @throws when there is none and none can be installed.
 */
export async function openStudio(told?: Told): Promise<Studio> {
  const browser = await startChromium(flags, told)
  const page = await browser.newPage()
  return {
    async draw(drawing) {
      const url = await page.evaluate(drawInBrowser, drawing)
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    },
    close: () => browser.close(),
  }
}
