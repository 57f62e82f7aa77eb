/** An illustration's parts from back to front. Grid and ground stand, the next three settle, and light is drawn last. */
export interface Piece {
  grid: string
  ground: string
  first: string
  second: string
  third: string
  light: string
}

/** The illustration as a file whose parts a page takes one by one. */
export function fileOf(piece: Piece): string {
  const parts = Object.entries(piece).map(([name, content]) => `<g id="${name}">${content}</g>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-280 -250 560 500">${parts.join('')}</svg>\n`
}
