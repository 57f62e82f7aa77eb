/** Moves what an element holds, and its attributes, into one of React's that takes its place: nothing between sections changes. */
export function moveInto(place: Element, words: Element): void {
  for (const { name, value } of words.attributes) place.setAttribute(name, value)
  place.append(...words.childNodes)
}
