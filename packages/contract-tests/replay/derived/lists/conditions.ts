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

/** A condition that counts, with its test of a row's value. */
export interface Condition {
  criterion: Criterion
  test: Test
}

/** What a probe asks of the rows of a list. */
interface Fit {
  conditions: Condition[]
  /** Whether each row meets all of them, in the order of the rows. */
  fits: readonly boolean[]
}

/** A test that is made once for each value: thousands of rows are in a few states, and of a few years. */
export function ofEachValue(test: Test): Test {
  const results = new Map<unknown, boolean>()
  return (value) => {
    const known = results.get(value)
    if (known !== undefined) return known
    const result = test(value)
    results.set(value, result)
    return result
  }
}

const known = new WeakMap<Row[], Map<Probe, Fit>>()

/** Which rows of a list fit a probe; worked out once for the same rows. */
export function fitOf(list: List, probe: Probe): Fit {
  const byProbe = known.get(list.rows) ?? new Map<Probe, Fit>()
  known.set(list.rows, byProbe)
  const before = byProbe.get(probe)
  if (before) return before
  const conditions = conditionsOf(list, [probe])
  const test = ofEachValue((value) => conditions.every((condition) => condition.test(value)))
  const fits = list.rows.map((row) => test(soughtIn(row, probe.property)))
  const fit = { conditions, fits }
  byProbe.set(probe, fit)
  return fit
}

/** The conditions of probes that count. */
export function conditionsOf(list: List, probes: Probe[]): Condition[] {
  const query = new URLSearchParams(probes.flatMap(termsOf))
  return criteriaOf(list.operation.list, query).map((criterion) => ({ criterion, test: testOf(criterion) }))
}
