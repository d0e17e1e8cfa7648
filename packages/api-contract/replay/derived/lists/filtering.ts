import type { Context } from '../../context.ts'
import { forEach } from '../operations.ts'
import { type Criterion, fits } from './criteria.ts'
import { type Check, type Difference, hold, notAnswered, someOf } from './hold.ts'
import { ask, isList, type List, longestOf, nameOf, type Page, type Query } from './list.ts'
import { alone, probesOf } from './probes.ts'

/** Enough to see every row that most criteria leave, and few enough to come fast. */
const shown = 200

const termsOf = ({ property, given }: Criterion): Query =>
  Object.entries(given).map(([operator, value = '']): [string, string] => [`${property}.${operator}`, value])

const titleOf = (criterion: Criterion): string =>
  termsOf(criterion)
    .map(([name]) => name)
    .join(' & ')

/** How an answer differs from the rows that fit; empty when it does not. */
function differencesOf(list: List, criteria: Criterion[], page: Page): string[] {
  const expected = list.rows.filter((row) => criteria.every((one) => fits(row, one))).map(nameOf)
  const seen = (page.rows ?? []).map(nameOf)
  const extra = seen.filter((name) => !expected.includes(name))
  const missing = expected.filter((name) => !seen.includes(name))
  const isCut = expected.length > shown && seen.length === shown
  return [
    ...(extra.length > 0 ? [`rows that do not fit: ${someOf(extra)}`] : []),
    ...(missing.length > 0 && !isCut ? [`rows that are left out: ${someOf(missing)}`] : []),
    ...(page.total !== undefined && page.total !== expected.length
      ? [`a total of ${page.total} for ${expected.length} rows that fit`]
      : []),
  ]
}

function judge(list: List, criteria: Criterion[], page: Page): Difference | null {
  const path = criteria.map(titleOf).join(' & ')
  if (!page.rows) return notAnswered('filter', path, page)
  const differences = differencesOf(list, criteria, page)
  if (differences.length === 0) return null
  const asked = criteria.flatMap(termsOf).map(([name, value]) => `${name}=${value}`)
  const seen = `${asked.join(' & ')}: ${differences.join('; ')}`
  return { kind: 'filter', path, expected: 'exactly the rows that fit', seen, exchange: page.exchange }
}

const filtered =
  (context: Context, list: List, criteria: Criterion[]): Check =>
  async () => {
    const terms = criteria.flatMap(termsOf)
    const page = await ask(context, list, [...terms, ['size', String(shown)]])
    return judge(list, criteria, page)
  }

/** Operators that went together are told apart only when something is wrong with them. */
async function judgeCriterion(context: Context, list: List, criterion: Criterion): Promise<void> {
  const together = await filtered(context, list, [criterion])()
  if (!together) return
  const parts = Object.keys(criterion.given).length > 1 ? alone(criterion) : []
  let isTold = false
  for (const part of parts) {
    const holds = await hold(context, list, filtered(context, list, [part]))
    isTold ||= !holds
  }
  if (!isTold) await hold(context, list, filtered(context, list, [criterion]))
}

/** Criteria on different properties hold together. */
function pairOf(probes: Criterion[][]): Criterion[] {
  const [first, second] = probes.filter(([one]) => one?.property !== 'id')
  return [
    first?.find(({ given }) => given.notIn !== undefined),
    second?.find(({ given }) => given.notEquals !== undefined),
  ].filter((one) => one !== undefined)
}

async function judgeFiltering(context: Context, list: List): Promise<void> {
  const probes = Object.keys(list.operation.list.criteria).map((property) => probesOf(list, property))
  for (const criterion of probes.flat()) await judgeCriterion(context, list, criterion)
  const pair = pairOf(probes)
  if (pair.length === 2) await hold(context, list, filtered(context, list, pair))
}

export const filteringScenarios = forEach(
  'Filters show exactly what fits',
  isList,
  async (context, operation) => judgeFiltering(context, await longestOf(context, operation)),
)
