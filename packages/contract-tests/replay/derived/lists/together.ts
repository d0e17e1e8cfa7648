import { type Criterion, criteriaOf } from '../../validate/list/criteria.ts'
import { testOf } from '../../validate/list/fits.ts'
import { fold } from './collation.ts'
import type { List, Row } from './list.ts'
import { type Probe, termsOf } from './probes.ts'
import { kindOf } from './values.ts'

type Test = (value: unknown) => boolean

/** What a backend finds a row by: several texts by any of them; what is left out has no value. */
const soughtIn = (row: Row, property: string): unknown => {
  const value = row[property]
  return Array.isArray(value) ? value.join('\n') : (value ?? null)
}

/** A condition that counts, with its test of a row's value and of a row. */
interface Condition {
  criterion: Criterion
  test: Test
  fits(row: Row): boolean
}

/** The conditions of probes that count. */
export function testsOf(list: List, probes: Probe[]): Condition[] {
  const query = new URLSearchParams(probes.flatMap(termsOf))
  return criteriaOf(list.operation.list, query).map((criterion) => {
    const test = testOf(criterion)
    return { criterion, test, fits: (row) => test(soughtIn(row, criterion.property)) }
  })
}

/** The other one of two comparisons that differ in whether the limit itself is meant. */
const besideLimit: Record<string, string> = {
  greaterThan: 'greaterThanOrEqual',
  greaterThanOrEqual: 'greaterThan',
  lessThan: 'lessThanOrEqual',
  lessThanOrEqual: 'lessThan',
}

/** Comparisons that are no texts, as somebody makes them who takes them for some. */
const asTexts: Record<string, (value: string, limit: string) => boolean> = {
  greaterThan: (value, limit) => value > limit,
  greaterThanOrEqual: (value, limit) => value >= limit,
  lessThan: (value, limit) => value < limit,
  lessThanOrEqual: (value, limit) => value <= limit,
}

const dayOf = (value: unknown): string => String(value).slice(0, 10)

const isText = (value: unknown): value is string => typeof value === 'string'

/** What somebody makes of a text that is asked for who looks elsewhere in the texts of rows, or in its own case alone. */
const asOtherTexts: Record<string, ((value: string, text: string) => boolean)[]> = {
  equals: [(value, text) => value.includes(text)],
  contains: [
    (value, text) => value === text,
    (value, text) => value.startsWith(text),
    (value, text) => value.endsWith(text),
  ],
  notEquals: [(value, text) => !value.includes(text)],
  doesNotContain: [(value, text) => value !== text],
}

/** A text that is asked for as it is taken wrongly: by another operator, and so or in its own case alone. */
function asOtherText({ operator, kind, values: [text = ''] }: Criterion): Test[] {
  if (kind !== 'string') return []
  const folded = fold(text)
  const loosely = (asOtherTexts[operator] ?? []).map(
    (test) => (value: unknown) => isText(value) && test(fold(value), folded),
  )
  return operator === 'contains' ? [...loosely, (value) => isText(value) && value.includes(text)] : loosely
}

/** What a criterion is taken for: as if it was not there, for another one, for a part of it, or as if it held for what has no value. */
function mistakesOf(criterion: Criterion): Test[] {
  const { operator, kind, values } = criterion
  const [limit = ''] = values
  const right = testOf(criterion)
  const other = besideLimit[operator]
  const asText = kind === 'number' ? asTexts[operator] : undefined
  const days = testOf({ ...criterion, kind: 'date', values: values.map(dayOf) })
  const parts = values.length > 1 ? [values.slice(0, 1), values.slice(1), values.slice(0, -1)] : []
  return [
    () => true,
    (value) => value === null || right(value),
    ...parts.map((values) => testOf({ ...criterion, values })),
    ...asOtherText(criterion),
    ...(other ? [testOf({ ...criterion, operator: other })] : []),
    ...(asText ? [(value: unknown) => value !== null && asText(String(value), limit)] : []),
    ...(other && kind === 'instant' ? [(value: unknown) => value !== null && days(dayOf(value))] : []),
  ]
}

/** So many rows of a list are enough to tell mistakes by. */
const fewRows = 200

/** A probe by the places of rows: which fit, and for each mistake by which it would be told. */
interface Judged {
  probe: Probe
  fits: boolean[]
  toldBy: number[][]
}

/** Everything that a probe may be taken for: one of its conditions for another one, or for one that counts although it does not. */
function mistakenAs(list: List, { property, given }: Probe, tests: Condition[]): Test[] {
  const counting = new Set(tests.map(({ criterion }) => criterion.operator))
  const ignored = Object.entries(given).filter(([operator]) => !counting.has(operator))
  const besides = ignored.flatMap(([operator, value]) =>
    testsOf(list, [{ property, given: { [operator]: value } }]),
  )
  const mistakes = tests.flatMap(({ criterion }, at) => {
    const others = tests.filter((_, other) => other !== at)
    return mistakesOf(criterion).map(
      (mistaken): Test =>
        (value) =>
          others.every(({ test }) => test(value)) && mistaken(value),
    )
  })
  return [
    ...mistakes,
    ...besides.map(
      ({ test }): Test =>
        (value) =>
          test(value) && tests.every((one) => one.test(value)),
    ),
  ]
}

function judge(list: List, probe: Probe): Judged {
  const values = list.rows.slice(0, fewRows).map((row) => soughtIn(row, probe.property))
  const tests = testsOf(list, [probe])
  const fits = values.map((value) => tests.every(({ test }) => test(value)))
  const toldBy = mistakenAs(list, probe, tests).map((mistaken) =>
    values.flatMap((value, place) => (mistaken(value) === fits[place] ? [] : [place])),
  )
  return { probe, fits, toldBy: toldBy.filter((places) => places.length > 0) }
}

/** Whether each mistake in one of several questions is still told by a row that the others let through. */
const isTelling = (group: Judged[]): boolean =>
  group.every((one) =>
    one.toldBy.every((places) =>
      places.some((place) => group.every((other) => other === one || other.fits[place])),
    ),
  )

/** So many questions go together at most. */
const most = 4

/** Questions about different properties that go together, since all of them hold: a fault in any one of them is told by some row. */
export function together(list: List, probes: Probe[]): Probe[][] {
  const groups: Judged[][] = []
  for (const probe of probes) {
    const judged = judge(list, probe)
    const isFree = (group: Judged[]) =>
      group.length < most && group.every((one) => one.probe.property !== probe.property)
    const found = groups.find((group) => isFree(group) && isTelling([...group, judged]))
    if (found) found.push(judged)
    else groups.push([judged])
  }
  return groups.map((group) => group.map(({ probe }) => probe))
}

/**
 * Probes without those that another one of the list stands for: where every row has a value, each property says alike that none is
 * without one, and it is asked once for each way in which values compare.
 */
export function withoutAlike(list: List, probes: Probe[]): Probe[] {
  const seen = new Set<string>()
  return probes.filter(({ property, given }) => {
    const isOfNone = given.specified === 'false' && list.rows.every((row) => soughtIn(row, property) !== null)
    const kind = kindOf(list, property)
    const isAgain = isOfNone && seen.has(kind)
    if (isOfNone) seen.add(kind)
    return !isAgain
  })
}
