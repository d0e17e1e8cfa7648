import type { Context } from '../../context.ts'
import { forEach } from '../operations.ts'
import { type Check, type Difference, hold, notAnswered } from './hold.ts'
import { ask, isList, type List, largestPage, longestOf, type Page, type Query, type Row } from './list.ts'
import { judgeOrder, type Sorted } from './order.ts'
import { keyOf, keysOf, kindOf } from './values.ts'

const sortedBy = (terms: readonly string[]): Query => [
  ...terms.map((term): [string, string] => ['sort', term]),
  ['size', String(largestPage)],
]

/** One property both ways. */
const byProperty =
  (context: Context, list: List, property: string): Check =>
  async () => {
    const sorted: Sorted[] = []
    for (const direction of ['asc', 'desc'] as const) {
      const page = await ask(context, list, sortedBy([`${property},${direction}`]))
      if (!page.rows) return notAnswered('order', `sort=${property}`, page)
      sorted.push({ property, direction, rows: page.rows, exchange: page.exchange })
    }
    const [asc, desc] = sorted
    return asc && desc ? judgeOrder(list, asc, desc) : null
  }

interface Term {
  property: string
  sign: 1 | -1
}

function toTerm(term: string): Term {
  const [property = '', direction] = term.split(',')
  return { property, sign: direction === 'desc' ? -1 : 1 }
}

/** Whether `next` must not follow `row`. Where texts or empty values decide, nothing can be said: databases differ. */
function isWrong(list: List, row: Row, next: Row, terms: Term[]): boolean {
  for (const { property, sign } of terms) {
    const kind = kindOf(list, property)
    const a = keyOf(kind, row[property])
    const b = keyOf(kind, next[property])
    if (a === b) continue
    return kind !== 'text' && a !== null && b !== null && (sign === 1 ? a > b : a < b)
  }
  return false
}

function ofTerms(list: List, terms: readonly string[], path: string, page: Page): Difference | null {
  const rows = page.rows ?? []
  const parsed = terms.map(toTerm)
  const at = rows.findIndex((row, i) => i > 0 && isWrong(list, rows[i - 1] ?? row, row, parsed))
  if (at < 0) return null
  const show = (row: Row | undefined) => parsed.map(({ property }) => row?.[property]).join(', ')
  const seen = `${show(rows[at - 1])} before ${show(rows[at])}`
  return { kind: 'order', path, expected: `rows by ${terms.join(' then ')}`, seen, exchange: page.exchange }
}

/** Several properties at once. */
const byTerms =
  (context: Context, list: List, terms: string[]): Check =>
  async () => {
    const path = terms.map((term) => `sort=${term}`).join('&')
    const page = await ask(context, list, sortedBy(terms))
    return page.rows ? ofTerms(list, terms, path, page) : notAnswered('order', path, page)
  }

/** The order that the document promises when nobody asks for one. */
const byDefault =
  (context: Context, list: List, terms: string[]): Check =>
  async () => {
    const page = await ask(context, list, [['size', String(largestPage)]])
    return page.rows ? ofTerms(list, terms, 'sort', page) : notAnswered('order', 'sort', page)
  }

/** A property of which several rows share a value, so that a second one decides. */
function tiedProperty(list: List): string | undefined {
  return list.operation.list.sort.find((property) => {
    const keys = keysOf(list, property)
    return new Set(keys).size < keys.length
  })
}

async function judgeSorting(context: Context, list: List): Promise<void> {
  const { sort, defaultSort } = list.operation.list
  for (const property of sort) await hold(context, list, byProperty(context, list, property))
  if (defaultSort) await hold(context, list, byDefault(context, list, defaultSort))
  const first = tiedProperty(list)
  const second = sort.findLast((property) => property !== first && kindOf(list, property) !== 'text')
  if (!first || !second) return
  for (const direction of ['asc', 'desc']) {
    await hold(context, list, byTerms(context, list, [`${first},asc`, `${second},${direction}`]))
  }
}

export const sortingScenarios = forEach(
  "Lists stand in the order of 'sort'",
  isList,
  async (context, operation) => judgeSorting(context, await longestOf(context, operation)),
)
