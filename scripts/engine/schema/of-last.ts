/**
 * Remembers what was made of the last thing that was asked about: documents are read one after another, and each is
 * asked for the same several times. A WeakMap would know of all, but V8 takes what it holds for needed until it looks
 * through the whole heap: of 10,000 documents most was moved twice before it was let go.
 */
export function ofLast<Thing extends object, Made>(make: (thing: Thing) => Made): (thing: Thing) => Made {
  let last: { thing: Thing; made: Made } | undefined
  return (thing) => {
    if (last?.thing !== thing) last = { thing, made: make(thing) }
    return last.made
  }
}
