/** How many numbers follow each command of a path. */
const lengths: Record<string, number> = { M: 2, L: 2, Q: 4, C: 6, A: 7, Z: 0 }

/**
 * Writes a path with absolute places as one with distances, which takes half the bytes. Places keep to whole units;
 * those of circles to a tenth, or they would lean.
 */
export function compact(d: string, exact = !/[LQ]/.test(d)): string {
  const step = exact ? 1 : 10
  let [x, y] = [0, 0]
  let start = [0, 0]
  let before = ''
  const commands = [...d.matchAll(/([A-Z])([^A-Z]*)/g)].flatMap(([, command = '', rest = '']) => {
    const numbers = (rest.match(/-?[\d.]+/g) ?? []).map((number) => Math.round((Number(number) * 10) / step) * step)
    if (command === 'Z') {
      ;[x = 0, y = 0] = start
      before = 'z'
      return ['z']
    }
    const radii = command === 'A' ? numbers.splice(0, 5) : []
    const moved = numbers.map((number, i) => number - (i % 2 ? y : x))
    ;[x = 0, y = 0] = numbers.slice(-2)
    if (command === 'M') start = [x, y]
    if (numbers.length + radii.length !== lengths[command] || command === '')
      throw new Error(`A path has ${command}${rest}`)
    const straight = command === 'L' ? (moved[0] === 0 ? 'v' : moved[1] === 0 ? 'h' : 'l') : command.toLowerCase()
    const said = straight === 'v' ? moved.slice(1) : straight === 'h' ? moved.slice(0, 1) : moved
    const written = joined([...radii, ...said])
    const name = straight === before || (before === 'm' && straight === 'l') ? '' : straight
    before = straight
    return [name ? name + written : (written.startsWith('-') ? '' : ' ') + written]
  })
  return commands.join('')
}

function joined(tenths: number[]): string {
  return tenths
    .map((tenth) => String(tenth / 10).replace(/^(-?)0\./, '$1.'))
    .map((written, i) => (i === 0 || written.startsWith('-') ? written : ` ${written}`))
    .join('')
}
