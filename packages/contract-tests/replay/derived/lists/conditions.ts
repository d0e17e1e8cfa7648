import { type Criterion, criteriaOf } from '../../validate/list/criteria.ts'
import { testOf } from '../../validate/list/fits.ts'
import type { List, Row } from './list.ts'
import { type Probe, termsOf } from './probes.ts'

/** What is asked of a value. */
export type Test = (value: unknown) => boolean

/** What a backend finds a row by: several texts by any of them; what is left out has no value. */
export const soughtIn = (row: Row, property: string): unknown => {
  const value = row[property]
  return Array.isArray(value) ? value.join('\n') : (value ?? null)
}

/** A condition that counts, with its test of a row's value and of a row. */
export interface Condition {
  criterion: Criterion
  test: Test
  fits(row: Row): boolean
}

/** The conditions of probes that count. */
export function conditionsOf(list: List, probes: Probe[]): Condition[] {
  const query = new URLSearchParams(probes.flatMap(termsOf))
  return criteriaOf(list.operation.list, query).map((criterion) => {
    const test = testOf(criterion)
    return { criterion, test, fits: (row) => test(soughtIn(row, criterion.property)) }
  })
}
