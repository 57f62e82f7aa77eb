import type { Job } from '../schema/document.generated'

/** What a job pays, as one reads it: USD 90,000 to 120,000 a year. Undefined where nothing is said of it. */
export function payInWords({ pay, unpaid }: Pick<Job, 'pay' | 'unpaid'>): string | undefined {
  if (!pay) return unpaid ? 'Unpaid' : undefined
  const { currency, from, to, per } = pay
  const range = to === undefined || to === from ? inThousands(from) : `${inThousands(from)} to ${inThousands(to)}`
  return `${currency} ${range} ${per === 'hour' ? 'an' : 'a'} ${per}`
}

/** Such as 90,000. */
function inThousands(amount: number): string {
  return amount.toLocaleString('en-US')
}
