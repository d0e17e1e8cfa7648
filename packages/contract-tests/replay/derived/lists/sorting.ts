import type { Context } from '../../run/context.ts'
import { forEach } from '../operations.ts'
import { ask, type List, largestPage, type Query, tooShort } from './list.ts'
import { checkOrder, type Sorted } from './order.ts'
import { type Check, checkWithRetries, notAnswered } from './retry-check.ts'
import { keysOf, kindOf } from './values.ts'
import { isAnyList, longestOfAny } from './within.ts'

/** Enough rows to see an order, where not all are needed. */
const fewRows = 24

const sortedBy = (terms: readonly string[], size = fewRows): Query => [
  ...terms.map((term): [string, string] => ['sort', term]),
  ['size', String(size)],
]

/** Rising so many rows; all of them by one property, so that none is lost under a sort. */
const manyRows = 50

/** How many rows to look at: they go beyond those without a value, which may stand first. */
function sizesOf(list: List, property: string): [direction: 'asc' | 'desc', size: number][] {
  const empty = keysOf(list, property).filter((key) => key === null).length
  const isWhole = property === list.operation.list.sort[0]
  return [
    ['asc', isWhole ? largestPage : Math.min(largestPage, empty + manyRows)],
    ['desc', Math.min(largestPage, empty + fewRows)],
  ]
}

/** One property both ways. */
const byProperty =
  (context: Context, list: List, property: string): Check =>
  async () => {
    const sorted: Sorted[] = []
    for (const [direction, size] of sizesOf(list, property)) {
      const page = await ask(context, list, sortedBy([`${property},${direction}`], size))
      if (!page.rows) return notAnswered('order', `sort=${property}`, page)
      sorted.push({ property, direction, size, rows: page.rows, exchange: page.exchange })
    }
    const [asc, desc] = sorted
    return asc && desc ? checkOrder(list, asc, desc) : null
  }

/** A property of which several rows share a value, so that a second one decides. */
function tiedProperty(list: List): string | undefined {
  return list.operation.list.sort.find((property) => {
    const keys = keysOf(list, property)
    return new Set(keys).size < keys.length
  })
}

async function checkSorting(context: Context, list: List): Promise<void> {
  const { sort } = list.operation.list
  if (list.rows.length < 2) context.untried(`the order of ${list.operation.id}`, tooShort(list))
  for (const property of sort) await checkWithRetries(context, list, byProperty(context, list, property))
  // Whether an answer keeps the order that it was asked for is checked with the answer.
  await ask(context, list, sortedBy([]))
  const first = tiedProperty(list)
  const second = sort.findLast((property) => property !== first && kindOf(list, property) !== 'text')
  if (!first || !second) return
  for (const direction of ['asc', 'desc']) {
    await ask(context, list, sortedBy([`${first},asc`, `${second},${direction}`]))
  }
}

export const sortingScenarios = forEach(
  "Lists stand in the order of 'sort'",
  isAnyList,
  async (context, operation) => checkSorting(context, await longestOfAny(context, operation)),
)
