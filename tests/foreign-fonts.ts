import type { CDPSession, Page } from 'playwright'

/**
 * The fonts that are not the site's own, and what of the page they show: a machine has them or not.
 * @param selector whose texts to look at
 */
export async function foreignFonts(page: Page, selector: string): Promise<string[]> {
  const tools = await page.context().newCDPSession(page)
  await tools.send('DOM.enable')
  await tools.send('CSS.enable')
  const { root } = await tools.send('DOM.getDocument')
  const { nodeIds } = await tools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const found: string[] = []
  for (const nodeId of nodeIds) found.push(...(await foreignFontsOf(tools, nodeId)))
  await tools.detach()
  return found
}

async function foreignFontsOf(tools: CDPSession, nodeId: number): Promise<string[]> {
  const { fonts } = await tools.send('CSS.getPlatformFontsForNode', { nodeId })
  const foreign = fonts.filter(({ isCustomFont }) => !isCustomFont)
  if (foreign.length === 0) return []
  const { outerHTML } = await tools.send('DOM.getOuterHTML', { nodeId })
  return foreign.map(({ familyName, glyphCount }) => `${familyName}: ${glyphCount} signs of ${outerHTML}`)
}
