import { Day } from './Day'

/** @param day when somebody last checked that what the page states is still true */
export function FactsChecked({ day }: { day: string }) {
  return (
    <span>
      Facts checked on <Day date={day} />
    </span>
  )
}
