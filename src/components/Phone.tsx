/** A number to call, which no line breaks at a space. */
export function Phone({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(' ', '')}`}>{number.replaceAll(' ', '\u00a0')}</a>
}
