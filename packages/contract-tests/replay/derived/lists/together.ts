import { type Criterion, criteriaOf } from '../../validate/list/criteria.ts'
import { testOf } from '../../validate/list/fits.ts'
import type { List, Row } from './list.ts'
import { type Probe, termsOf } from './probes.ts'
import { kindOf } from './values.ts'

type Test = (value: unknown) => boolean

/** What a backend finds a row by: several texts by any of them; what is left out has no value. */
const soughtIn = (row: Row, property: string): unknown => {
  const value = row[property]
  return Array.isArray(value) ? value.join('\n') : (value ?? null)
}

/** The conditions of probes that count, each with its test of a row. */
export function testsOf(list: List, probes: Probe[]): { criterion: Criterion; fits(row: Row): boolean }[] {
  const query = new URLSearchParams(probes.flatMap(termsOf))
  return criteriaOf(list.operation.list, query).map((criterion) => {
    const test = testOf(criterion)
    return { criterion, fits: (row) => test(soughtIn(row, criterion.property)) }
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

/** What a criterion is taken for: as if it was not there, for another one, or as if it held for what has no value. */
function mistakesOf(criterion: Criterion): Test[] {
  const { operator, kind, values } = criterion
  const [limit = ''] = values
  const right = testOf(criterion)
  const other = besideLimit[operator]
  const asText = kind === 'number' ? asTexts[operator] : undefined
  const days = testOf({ ...criterion, kind: 'date', values: values.map(dayOf) })
  return [
    () => true,
    (value) => value === null || right(value),
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

function judge(list: List, probe: Probe): Judged {
  const rows = list.rows.slice(0, fewRows)
  const tests = testsOf(list, [probe])
  const fits = rows.map((row) => tests.every((test) => test.fits(row)))
  const toldBy = tests.flatMap(({ criterion }, at) =>
    mistakesOf(criterion).map((mistaken) =>
      rows.flatMap((row, place) => {
        const others = tests.every((test, other) => other === at || test.fits(row))
        return (others && mistaken(soughtIn(row, probe.property))) === fits[place] ? [] : [place]
      }),
    ),
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

/** Operators that hold back a part of the rows and let the others through. */
const holdingBack = new Set(['notEquals', 'notIn', 'doesNotContain', ...Object.keys(besideLimit)])

const holdsBack = ({ given }: Probe): boolean =>
  Object.entries(given).every(
    ([operator, value]) => holdingBack.has(operator) || (operator === 'specified' && value === 'true'),
  )

/** So many questions go together at most. */
const most = 4

/** Questions about different properties that go together, since all of them hold: a fault in any one of them is told by some row. */
export function together(list: List, probes: Probe[]): Probe[][] {
  const groups: Judged[][] = []
  for (const probe of probes.filter(holdsBack)) {
    const judged = judge(list, probe)
    const isFree = (group: Judged[]) =>
      group.length < most && group.every((one) => one.probe.property !== probe.property)
    const found = groups.find((group) => isFree(group) && isTelling([...group, judged]))
    if (found) found.push(judged)
    else groups.push([judged])
  }
  const alone = probes.filter((probe) => !holdsBack(probe)).map((probe) => [probe])
  return [...alone, ...groups.map((group) => group.map(({ probe }) => probe))]
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
