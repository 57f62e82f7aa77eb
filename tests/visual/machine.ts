import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'

export const keptFolder = 'tests/visual/kept'

/** What decides how letters are drawn. */
export interface Machine {
  chromium: string
  system: string
}

export function machineOf(browser: Browser): Machine {
  return { chromium: browser.version().split('.')[0] ?? '', system: process.platform }
}

export const strict = { threshold: 0.02, most: 0.00002 }

/** The same Chromium draws the same pixels. Another one smooths letters and places them anew: only layout can be held. */
export function strictness(browser: Browser): typeof strict {
  return isKeptMachine(browser) ? strict : { threshold: 0.1, most: 0.03 }
}

export function isKeptMachine(browser: Browser): boolean {
  const kept: Machine = JSON.parse(readFileSync(`${keptFolder}/machine.json`, 'utf8'))
  const here = machineOf(browser)
  return kept.chromium === here.chromium && kept.system === here.system
}
