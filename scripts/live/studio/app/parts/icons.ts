/** The studio's own signs, as paths on 24 by 24, in strokes of 2. */
export const drawings = {
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  remove: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  add: 'M12 5v14M5 12h14',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  redo: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  close: 'M6 6l12 12M18 6 6 18',
  grip: 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01',
  menu: 'M4 6h16M4 12h16M4 18h16',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  phone: 'M8 3h8v18H8zM12 18h.01',
  tablet: 'M5 3h14v18H5zM12 18h.01',
  computer: 'M3 5h18v11H3zM8 20h8M12 16v4',
} as const

export type IconName = keyof typeof drawings
