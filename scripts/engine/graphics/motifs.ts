/** What a picture of each motif shows, in words. @param light its color: violet */
export const motifs = {
  bars: (light: string) => `A plain of columns of ${light} light, some far higher than the others`,
  braille: (light: string) =>
    `Rows of raised dots on a dark sheet, as in braille, with ${light} light falling across them`,
  branches: (light: string) => `Branching lines in the dark, of which one way through is lit in ${light}`,
  city: (light: string) => `A city at night, drawn in lines of ${light} light and seen from above`,
  contours: (light: string) =>
    `A summit at night, drawn in contour lines of ${light} light, with one bright way to the top`,
  crystal: (light: string) =>
    `A look along the axis of a crystal: rings of atoms in ${light} light, one of which shines`,
  exploded: (light: string) => `The parts of a device, drawn apart along one line in ${light} light`,
  gates: (light: string) => `Rays of ${light} light that pass through one plate after another; a few are stopped`,
  globe: (light: string) => `A globe at night, drawn in dots of ${light} light, with bright arcs from place to place`,
  orbits: (light: string) => `Rings of ${light} light about a small sun, with dark globes on their way around it`,
  pages: (light: string) => `An open book in the dark, with ${light} light between its leaves`,
  panels: (light: string) => `Panes of dark glass, one behind the other, with charts of ${light} light`,
  pipelines: (light: string) => `Pipes that weave over and under each other, with pulses of ${light} light in them`,
  prism: (light: string) => `A block of glass that parts one beam into two fans of ${light} light`,
  pulse: (light: string) => `Many traces of ${light} light, one behind the other, of which one rises to a peak`,
  rosette: (light: string) => `A rosette of fine ${light} lines, as it is engraved on banknotes`,
  shutters: (light: string) => `A wall of flaps, some of them open, with ${light} light behind`,
  silk: (light: string) => `Folds of dark silk with edges of ${light} light`,
  slabs: (light: string) => `Thin sheets of glass that float above each other, with edges of ${light} light`,
  stage: (light: string) => `A cone of ${light} light on an empty stage with a microphone, seen from dark seats`,
  streams: (light: string) => `Streams of ${light} particles that part, turn and meet again`,
  trails: (light: string) => `Trails of ${light} light that rush toward one point, as of cars at night`,
  veins: (light: string) => `The veins of a leaf, lit from behind in ${light}`,
  voxels: (light: string) => `A landscape of cubes at night, with a path of ${light} light across it`,
  waves: (light: string) => `Waves of small ${light} lights in the dark`,
  web: (light: string) => `Points of ${light} light, joined by fine lines that meet in a few bright hubs`,
}

export type Motif = keyof typeof motifs

export function isMotif(value: unknown): value is Motif {
  return typeof value === 'string' && Object.hasOwn(motifs, value)
}
