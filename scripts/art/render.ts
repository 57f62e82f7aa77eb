import { existsSync } from 'node:fs'
import { chromium } from 'playwright'
import { drawInBrowser, type Drawing } from './draw'

const systemBrowsers = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

// SwiftShader draws on the CPU: the same picture on every machine, with or without a graphics card.
const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

/** A running browser that draws shaders. Close it when done. */
export interface Studio {
  /** @returns the picture as a PNG file. @throws when the shader does not compile. */
  draw(drawing: Drawing): Promise<Buffer>
  close(): Promise<void>
}

/**
 * Starts one headless Chromium: the system's if there is one, else Playwright's own.
 * @throws when no Chromium can be started.
 */
export async function openStudio(): Promise<Studio> {
  const browser = await chromium.launch({
    executablePath: systemBrowsers.find((file) => existsSync(file)),
    args: flags,
  })
  const page = await browser.newPage()
  return {
    async draw(drawing) {
      const url = await page.evaluate(drawInBrowser, drawing)
      return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
    },
    close: () => browser.close(),
  }
}
