import { inputsOf } from '../../../shared/inputs.ts'
import type { Context } from '../../run/context.ts'
import type { Difference } from '../note.ts'
import { forEach } from '../operations.ts'
import { fold } from './collation.ts'
import { fitOf } from './conditions.ts'
import { ask, type List, largestPage, nameOf, type Page, type Query, type Row, tooShort } from './list.ts'
import { alone, type Probe, probesOf, termsOf } from './probes.ts'
import { type Check, checkWithRetries, notAnswered, someOf } from './retry-check.ts'
import { together, withoutAlike } from './together.ts'
import { isAnyList, longestOfAny } from './within.ts'

/**
 * Up to so many matching rows are all checked, and more where a row has several texts in one property, of which another may be meant
 * in each. Of more only the first page or the last one, and the total, as long as these are right.
 */
const [fewRows, fewOfSeveral] = [50, 200]
const longPage = 12

/** Whether all rows that fit are looked at. */
function isFew({ list: { rows }, probes, fitting }: Asked): boolean {
  const hasSeveral = () => probes.some(({ property }) => rows.some((row) => Array.isArray(row[property])))
  return fitting.length <= fewRows || (fitting.length <= fewOfSeveral && hasSeveral())
}

const titleOf = (probe: Probe): string =>
  termsOf(probe)
    .map(([name]) => name)
    .join(' & ')

/** Rows of the whole list that fit. */
function fittingOf(list: List, probes: Probe[]): Row[] {
  const all = probes.map((probe) => fitOf(list, probe))
  return list.rows.filter((_, place) => all.every(({ fits }) => fits[place]))
}

/** How the rows of an answer differ from those that fit; empty when they do not. @param isCut whether it shows only some of them */
function differencesOf(fitting: Row[], page: Page, isCut: boolean): string[] {
  const seen = new Set((page.rows ?? []).map(nameOf))
  const extra = new Set(seen)
  const missing = new Set<string>()
  for (const row of fitting) {
    const name = nameOf(row)
    extra.delete(name)
    if (!isCut && !seen.has(name)) missing.add(name)
  }
  return [
    ...(extra.size > 0 ? [`rows that do not fit: ${someOf([...extra])}`] : []),
    ...(missing.size > 0 ? [`rows that are left out: ${someOf([...missing])}`] : []),
  ]
}

/** A total that counts other rows than those that fit. */
const wrongTotal = (fitting: Row[], { total }: Page): string[] =>
  total === undefined || total === fitting.length
    ? []
    : [`a total of ${total} for ${fitting.length} rows that fit`]

function check(probes: Probe[], fitting: Row[], page: Page, isCut: boolean): Difference | null {
  const path = probes.map(titleOf).join(' & ')
  if (!page.rows) return notAnswered('filter', path, page)
  const ofRows = differencesOf(fitting, page, isCut)
  const differences = [...ofRows, ...wrongTotal(fitting, page)]
  if (differences.length === 0) return null
  const asked = probes.flatMap(termsOf).map(([name, value]) => `${name}=${value}`)
  const seen = `${asked.join(' & ')}: ${differences.join('; ')}`
  const { exchange } = page
  // Where the rows are right it is the total that is wrong, and may be so without any filter.
  return ofRows.length === 0
    ? { kind: 'total', path: 'X-Total-Count', expected: 'a total of the rows that fit', seen, exchange }
    : { kind: 'filter', path, expected: 'exactly the rows that fit', seen, exchange }
}

/** A question about a list, and the rows that answer it. */
interface Asked {
  list: List
  probes: Probe[]
  fitting: Row[]
}

/** The place of the last page. */
const lastOf = ({ fitting }: Asked, size: number): number => Math.max(0, Math.ceil(fitting.length / size) - 1)

/** Some pages of the rows that fit. */
async function onPages(
  context: Context,
  { list, probes, fitting }: Asked,
  size: number,
  numbers: Iterable<number>,
): Promise<Difference | null> {
  for (const number of numbers) {
    const paging: Query = number > 0 ? [['page', String(number)]] : []
    const page = await ask(context, list, [...probes.flatMap(termsOf), ...paging, ['size', String(size)]])
    const onPage = Math.min(size, fitting.length - number * size)
    const isCut = fitting.length > size && page.rows?.length === onPage
    const difference = check(probes, fitting, page, isCut)
    if (difference) return difference
  }
  return null
}

/**
 * Many rows are looked at in part, and all of them once something is wrong, to tell what.
 * @param place of the question among those about the list: by turns the first page and the last are looked at
 */
const filtered =
  (context: Context, list: List, probes: Probe[], place = 0): Check =>
  async () => {
    const asked: Asked = { list, probes, fitting: fittingOf(list, probes) }
    const size = isFew(asked) ? fewOfSeveral : longPage
    const difference = await onPages(context, asked, size, [place % 2 === 0 ? 0 : lastOf(asked, size)])
    if (size > longPage || difference?.kind !== 'total') return difference
    const both = new Set([0, lastOf(asked, largestPage)])
    return (await onPages(context, asked, largestPage, both)) ?? difference
  }

/** What questions that went together are made of: each of them, or of one its operators. */
function partsOf(probes: Probe[]): Probe[][] {
  const [probe] = probes
  if (!probe || probes.length > 1) return probes.map((one) => [one])
  return Object.keys(probe.given).length > 1 ? alone(probe).map((one) => [one]) : []
}

/** Asks questions together, and tells them apart only when something is wrong with them. @returns whether something was told */
async function checkProbes(context: Context, list: List, probes: Probe[], place: number): Promise<boolean> {
  const check = filtered(context, list, probes, place)
  if (!(await check())) return false
  let isTold = false
  for (const part of partsOf(probes)) isTold = (await checkProbes(context, list, part, place)) || isTold
  return isTold || !(await checkWithRetries(context, list, check))
}

/** Texts and numbers of which a criterion can name one value of a row as it is. */
const canBeNamed = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.length < 60 && !/[,%_\\\n*]/.test(value))

/** The different texts of each property that some database takes for one, by what they fold to. */
function textsByFold(rows: Row[], name: string): Map<string, Set<unknown>> {
  const found = new Map<string, Set<unknown>>()
  for (const value of new Set(rows.map((row) => row[name]))) {
    const folded = fold(String(value))
    found.set(folded, (found.get(folded) ?? new Set()).add(value))
  }
  return found
}

/** Rows of which each two are compared. */
const comparedRows = 60

/** Each two of the first rows. */
const twosOf = (rows: Row[]): [Row, Row][] =>
  rows.flatMap((one, place) => rows.slice(place + 1).map((other): [Row, Row] => [one, other]))

/**
 * For each property two rows that differ in it, and all in which they are alike: beside each of these the property still tells the
 * one from the other.
 */
function besideEach(list: List): Probe[][] {
  const names = Object.entries(list.operation.list.criteria).flatMap(([name, kind]) =>
    kind === 'string' || kind === 'number' ? [name] : [],
  )
  const texts = new Map(names.map((name) => [name, textsByFold(list.rows, name)]))
  /** Whether no other row has a text that some database takes for this one. */
  const isOwnText = (name: string, value: unknown) =>
    typeof value !== 'string' || texts.get(name)?.get(fold(value))?.size === 1
  const isNamed = (row: Row, name: string) => canBeNamed(row[name]) && isOwnText(name, row[name])
  const twos = twosOf(list.rows.slice(0, comparedRows)).map(([one, other]) => ({
    ...{ one, other },
    alike: names.filter((name) => one[name] === other[name] && canBeNamed(one[name])),
  }))
  const byMost = twos.toSorted((a, b) => b.alike.length - a.alike.length)
  return names.flatMap((name) => {
    const found = byMost.find(({ one, other }) => one[name] !== other[name] && isNamed(one, name))
    if (!found) return []
    const { one, alike } = found
    const beside = alike.filter((other) => isNamed(one, other))
    const named = (property: string): Probe => ({ property, given: { equals: String(one[property]) } })
    const [first, ...more] = beside
    // It stands behind another one: what comes next is looked at as well.
    return first === undefined ? [] : [[first, name, ...more].map(named)]
  })
}

/** A character that stands in the text of one row and in that of another one. */
const sharedBy = (one: string, others: string[]): string | undefined =>
  [...one].find((sign) => /[\p{Script=Han}]/u.test(sign) && others.some((text) => text.includes(sign)))

/**
 * Beside a parameter of the list's own, such as whose records they are, criteria that rows of others fit as well: neither is left
 * out because of the other.
 */
async function besideOwn(context: Context, list: List): Promise<void> {
  const { operation, rows } = list
  const { criteria } = operation.list
  for (const { name } of inputsOf(operation).query) {
    // Nearly all parameters are criteria, such as `title.equals`, and no row has a property of such a name.
    if (name in criteria || name.includes('.')) continue
    const groups = Map.groupBy(rows, (row) => (typeof row[name] === 'string' ? row[name] : undefined))
    const [value, own = []] = [...groups].find(([key, alike]) => key && alike.length > 1) ?? []
    const others = rows.filter((row) => row[name] !== value)
    const [first, second] = own
    if (value === undefined || !first || !second || others.length === 0) continue
    const texts = Object.keys(criteria).flatMap((property): Probe[] => {
      const all = others.map((row) => String(row[property]))
      const sign = criteria[property] === 'string' ? sharedBy(String(second[property]), all) : undefined
      return sign === undefined ? [] : [{ property, given: { contains: sign } }]
    })
    const probes = [{ property: 'id', given: { notEquals: String(first.id) } }, ...texts]
    const part: List = { ...list, given: [...list.given, [name, value]], rows: own }
    await checkWithRetries(context, part, filtered(context, part, probes))
  }
}

/** Several values of `in` may stand in parameters of their own. */
async function checkRepeated(context: Context, list: List): Promise<void> {
  const ids = list.rows.map(({ id }) => id).filter((id) => id !== undefined)
  const [first, last] = [ids[0], ids.at(-1)]
  if (!('id' in list.operation.list.criteria) || ids.length < 2) return
  const query: Query = [first, last].map((id) => ['id.in', String(id)])
  await checkWithRetries(context, list, async () => {
    const page = await ask(context, list, query)
    if (!page.rows) return notAnswered('filter', 'id.in', page)
    const seen = page.rows.map(({ id }) => id)
    const isWhole = seen.length === 2 && seen.includes(first) && seen.includes(last)
    const { exchange } = page
    return isWhole
      ? null
      : {
          kind: 'filter',
          path: 'id.in',
          expected: 'each of several',
          seen: seen.join(', ') || 'none',
          exchange,
        }
  })
}

async function checkFiltering(context: Context, list: List): Promise<void> {
  if (list.rows.length === 0) context.untried(`the filters of ${list.operation.id}`, tooShort(list))
  const probes = Object.keys(list.operation.list.criteria).flatMap((property) => probesOf(list, property))
  for (const [place, asked] of together(list, withoutAlike(list, probes)).entries())
    await checkProbes(context, list, asked, place)
  for (const [place, two] of besideEach(list).entries())
    await checkWithRetries(context, list, filtered(context, list, two, place))
  await besideOwn(context, list)
  await checkRepeated(context, list)
}

export const filteringScenarios = forEach(
  'Filters show exactly what fits',
  isAnyList,
  async (context, operation) => checkFiltering(context, await longestOfAny(context, operation)),
)
