import { shown } from './shown'
import type { Tell, WrittenLine } from './written-line'

/** A number as an author writes it: 1,500 ms, 98%, $25 an hour. */
export interface Quantity {
  number: number
  /** Its digits, as they were written. */
  digits: string
  /** What stands before them: $ */
  sign: string
  /** What stands behind them; empty where the line before said it. */
  unit: string
}

const quantity = /^([$€£₹]?) ?(\d{1,3}(?:,\d{3}){1,4}|\d{1,15})(\.\d{1,9})?(\D.{0,80})?$/

/** Reads a number with its unit; tells what is wrong with anything else. */
export function readQuantity(cell: string, line: WrittenLine, tell: Tell): Quantity | undefined {
  const [, sign = '', whole, part = '', unit = ''] = quantity.exec(cell) ?? []
  if (whole !== undefined && !/^[,.]\d/.test(unit)) {
    const digits = whole + part
    return { number: Number(digits.replaceAll(',', '')), digits, sign, unit: unit.trim() }
  }
  tell(line, ...faultOf(cell, line))
  return undefined
}

function faultOf(cell: string, line: WrittenLine): [message: string, better?: string] {
  if (cell === '') return ['A number is missing here. Write it behind the |, such as 150 ms.']
  if (/^[-–−] ?\d/.test(cell))
    return [`${shown(cell)} is less than nothing, which a diagram cannot show. Write a number from 0 up.`]
  const [, before = '', behind = ''] = /^(\d+),(\d{1,2})(?!\d)/.exec(cell) ?? []
  if (before === '')
    return [`${shown(cell)} is not a number. Write digits first and the unit behind them, such as 150 ms.`]
  const better = cell.replace(`${before},${behind}`, `${before}.${behind}`)
  return [`A decimal point is a point here: write ${shown(better)}.`, line.text.replace(cell, better)]
}

/** Numbers with thousands parted, as texts have them. */
export function inDigits(number: number): string {
  return number.toLocaleString('en-US', { maximumFractionDigits: 2 })
}

/** What numbers count that are drawn along one scale. It is said once, or with each. */
export class Unit {
  #sign = ''
  #unit = ''
  readonly #tell: Tell

  constructor(tell: Tell) {
    this.#tell = tell
  }

  /** Holds the unit of a number against that of those before it. */
  take({ sign, unit }: Quantity, line: WrittenLine): void {
    if (sign + unit === '') return
    if (this.name === '') [this.#sign, this.#unit] = [sign, unit]
    else if (!this.isOf({ sign, unit }))
      this.#tell(
        line,
        `This counts in ${shown(sign + unit)}, and what it stands beside in ${shown(this.name)}. Write all of them in one unit.`,
      )
  }

  get name(): string {
    return this.#sign + this.#unit
  }

  /** Whether a number counts the same: hours, an hour. */
  isOf({ sign, unit }: Pick<Quantity, 'sign' | 'unit'>): boolean {
    return sign + unit === '' || singular(sign + unit) === singular(this.name)
  }

  /** Whether numbers of another scale count the same. */
  isAs(other: Unit): boolean {
    return singular(other.name) === singular(this.name)
  }

  /** A number of them in words. @param own its own unit, where it has one */
  of(digits: string, own = ''): string {
    const unit = own || this.#unit
    return this.#sign + digits + (unit === '' || /^[%°]/.test(unit) ? unit : ` ${unit}`)
  }
}

function singular(name: string): string {
  return name.length > 3 ? name.replace(/s$/, '') : name
}
