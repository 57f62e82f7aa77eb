import type { PictureColor } from '../../engine/graphics/art-manifest'

/** For which of its company's service groups a piece is drawn, or company for the pages about the company itself. */
export type Group = keyof typeof colors

/** The color that pages know a group's pieces by. */
export const colors = {
  company: 'blue',
  'application-engineering': 'violet',
  'data-ai': 'emerald',
  'strategy-transformation': 'amber',
  'creative-experience': 'cyan',
} as const satisfies Record<string, PictureColor>

export function isGroup(value: unknown): value is Group {
  return typeof value === 'string' && Object.hasOwn(colors, value)
}

type Color = readonly [red: number, green: number, blue: number]

/** Colors of a group in linear light, 0 to 1: turned away from the light, the accent, facing the light. */
export interface Palette {
  shade: Color
  accent: Color
  tip: Color
}

export const palettes: Record<Group, Palette> = {
  company: { shade: [0.2, 0.17, 0.95], accent: [0.1, 0.28, 1.05], tip: [0.05, 0.74, 1] },
  'application-engineering': { shade: [0.14, 0.13, 0.95], accent: [0.34, 0.23, 1.15], tip: [0.54, 0.45, 1.3] },
  'data-ai': { shade: [0.01, 0.25, 0.46], accent: [0.02, 0.54, 0.4], tip: [0.14, 0.88, 0.46] },
  'strategy-transformation': { shade: [0.2, 0.09, 0.6], accent: [0.9, 0.26, 0.08], tip: [1, 0.6, 0.08] },
  'creative-experience': { shade: [0.03, 0.2, 0.66], accent: [0.02, 0.5, 0.78], tip: [0.05, 0.88, 0.95] },
}
