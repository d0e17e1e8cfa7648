import type { Criterion } from '../../validate/list/criteria.ts'
import { testOf } from '../../validate/list/fits.ts'
import { fold } from './collation.ts'
import { type Condition, conditionsOf, soughtIn, type Test } from './conditions.ts'
import type { List } from './list.ts'
import { fewValues, type Probe } from './probes.ts'

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

/** Operators of texts as somebody gets them wrong: what is equal for what is contained, or what begins or ends so. */
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

/** A question about a text as it is taken wrongly: for another operator's, or with regard to upper and lower case. */
function asOtherText({ operator, kind, values: [text = ''] }: Criterion): Test[] {
  if (kind !== 'string') return []
  const folded = fold(text)
  const loosely = (asOtherTexts[operator] ?? []).map(
    (test) => (value: unknown) => isText(value) && test(fold(value), folded),
  )
  return operator === 'contains' ? [...loosely, (value) => isText(value) && value.includes(text)] : loosely
}

/** What a criterion is taken for: it is overlooked, fits nothing, is read as another one or in part, or holds for what has no value as well. */
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
    () => false,
    (value) => value === null || right(value),
    ...parts.map((values) => testOf({ ...criterion, values })),
    ...asOtherText(criterion),
    ...(other ? [testOf({ ...criterion, operator: other })] : []),
    ...(asText ? [(value: unknown) => value !== null && asText(String(value), limit)] : []),
    ...(other && kind === 'instant' ? [(value: unknown) => value !== null && days(dayOf(value))] : []),
  ]
}

/** A kind or state that is asked for, taken for that and another one as well, such as what is for units and what is for all. */
function withAnother(list: List, { criterion: { operator, property }, test }: Condition): Test[] {
  const values = new Set(operator === 'equals' ? list.rows.map((row) => soughtIn(row, property)) : [])
  return values.size > fewValues ? [] : [...values].map((other) => (value) => value === other || test(value))
}

/** Everything that a probe may be taken for: one of its conditions for another one, or for one that counts although it does not. */
export function mistakenAs(list: List, { property, given }: Probe, tests: Condition[]): Test[] {
  const counting = new Set(tests.map(({ criterion }) => criterion.operator))
  const ignored = Object.entries(given).filter(([operator]) => !counting.has(operator))
  const besides = ignored.flatMap(([operator, value]) =>
    conditionsOf(list, [{ property, given: { [operator]: value } }]),
  )
  const mistakes = tests.flatMap((condition, at) => {
    const { criterion } = condition
    const others = tests.filter((_, other) => other !== at)
    return [...mistakesOf(criterion), ...withAnother(list, condition)].map(
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
