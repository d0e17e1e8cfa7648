import type { Context } from '../../context.ts'
import { criteriaOf } from '../../judge/list/criteria.ts'
import { fits } from '../../judge/list/fits.ts'
import type { Difference } from '../note.ts'
import { forEach } from '../operations.ts'
import { type Check, hold, notAnswered, someOf } from './hold.ts'
import { ask, isList, type List, longestOf, nameOf, type Page, type Query, type Row } from './list.ts'
import { alone, type Probe, probesOf } from './probes.ts'

/** Rows to look at; how many there are in all is told by the total, so that long pages would cost more than they show. */
const shown = 12

const termsOf = ({ property, given }: Probe): Query =>
  Object.entries(given).map(([operator, value = '']): [string, string] => [`${property}.${operator}`, value])

const titleOf = (probe: Probe): string =>
  termsOf(probe)
    .map(([name]) => name)
    .join(' & ')

/** A property that holds several texts is found by any of them; one that is left out has no value. */
const asValue = (value: unknown): unknown => (Array.isArray(value) ? value.join('\n') : (value ?? null))

/** Rows of the whole list that fit. */
function fittingOf({ operation, rows }: List, probes: Probe[]): Row[] {
  const criteria = criteriaOf(operation.list, new URLSearchParams(probes.flatMap(termsOf)))
  return rows.filter((row) => criteria.every((one) => fits(one, asValue(row[one.property]))))
}

/** How an answer differs from the rows that fit; empty when it does not. */
function differencesOf(list: List, probes: Probe[], page: Page): string[] {
  const expected = fittingOf(list, probes).map(nameOf)
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

function judge(list: List, probes: Probe[], page: Page): Difference | null {
  const path = probes.map(titleOf).join(' & ')
  if (!page.rows) return notAnswered('filter', path, page)
  const differences = differencesOf(list, probes, page)
  if (differences.length === 0) return null
  const asked = probes.flatMap(termsOf).map(([name, value]) => `${name}=${value}`)
  const seen = `${asked.join(' & ')}: ${differences.join('; ')}`
  return { kind: 'filter', path, expected: 'exactly the rows that fit', seen, exchange: page.exchange }
}

const filtered =
  (context: Context, list: List, probes: Probe[]): Check =>
  async () => {
    const terms = probes.flatMap(termsOf)
    const page = await ask(context, list, [...terms, ['size', String(shown)]])
    return judge(list, probes, page)
  }

/** Operators that went together are told apart only when something is wrong with them. */
async function judgeProbe(context: Context, list: List, probe: Probe): Promise<void> {
  const together = await filtered(context, list, [probe])()
  if (!together) return
  const parts = Object.keys(probe.given).length > 1 ? alone(probe) : []
  let isTold = false
  for (const part of parts) {
    const holds = await hold(context, list, filtered(context, list, [part]))
    isTold ||= !holds
  }
  if (!isTold) await hold(context, list, filtered(context, list, [probe]))
}

/** Criteria on different properties hold together. */
function pairOf(probes: Probe[][]): Probe[] {
  const [first, second] = probes.filter(([one]) => one?.property !== 'id')
  return [
    first?.find(({ given }) => given.notIn !== undefined),
    second?.find(({ given }) => given.notEquals !== undefined),
  ].filter((one) => one !== undefined)
}

async function judgeFiltering(context: Context, list: List): Promise<void> {
  const probes = Object.keys(list.operation.list.criteria).map((property) => probesOf(list, property))
  for (const probe of probes.flat()) await judgeProbe(context, list, probe)
  const pair = pairOf(probes)
  if (pair.length === 2) await hold(context, list, filtered(context, list, pair))
}

export const filteringScenarios = forEach(
  'Filters show exactly what fits',
  isList,
  async (context, operation) => judgeFiltering(context, await longestOf(context, operation)),
)
