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
  const isWhole = property === list.operation.list.sort.find((name) => name !== 'id')
  const desc: [direction: 'desc', size: number] = ['desc', Math.min(largestPage, empty + fewRows)]
  // The whole list was read in the order of its ids, which was checked then.
  if (property === 'id') return [desc]
  return [['asc', isWhole ? largestPage : Math.min(largestPage, empty + manyRows)], desc]
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
    return checkOrder(list, sorted)
  }

/** Two properties, of which the second one decides about rows that the first has alike. */
interface Tie {
  first: string
  second: string
  /** Rows until it has surely decided about some, whichever come first. */
  size: number
}

/** How many rows of a list by one property show that a second one decides; none where it never does. */
function rowsToTell(list: List, first: string, second: string): number | undefined {
  const [keys, others] = [keysOf(list, first), keysOf(list, second)]
  const pairs = keys.map((key, place) => ({ key, other: others[place] ?? null }))
  const alike = Map.groupBy(pairs, ({ key }) => key)
  const decided = [...alike].filter(
    ([key, group]) => key !== null && new Set(group.map(({ other }) => other)).size > 1,
  )
  if (decided.length === 0) return undefined
  // In which order a database has texts is not known.
  if (kindOf(list, first) === 'text') return list.rows.length
  const least = Math.min(...decided.map(([key]) => Number(key)))
  // Rows without a value may stand before all others.
  return keys.filter((key) => key === null || Number(key) <= least).length
}

/** The tie that shows in the fewest rows. */
function tieOf(list: List): Tie | undefined {
  const { sort } = list.operation.list
  const seconds = sort.filter((property) => kindOf(list, property) !== 'text')
  const ties = sort.flatMap((first) =>
    seconds.flatMap((second): Tie[] => {
      const size = second === first ? undefined : rowsToTell(list, first, second)
      return size === undefined ? [] : [{ first, second, size: Math.max(size, fewRows) }]
    }),
  )
  return ties.toSorted((one, other) => one.size - other.size)[0]
}

async function checkSorting(context: Context, list: List): Promise<void> {
  const { sort } = list.operation.list
  if (list.rows.length < 2) context.untried(`the order of ${list.operation.id}`, tooShort(list))
  for (const property of sort) await checkWithRetries(context, list, byProperty(context, list, property))
  // Whether an answer keeps the order that it was asked for is checked with the answer.
  await ask(context, list, sortedBy([]))
  const tie = tieOf(list)
  if (!tie) return
  const { first, second, size } = tie
  for (const direction of ['asc', 'desc'])
    await ask(
      context,
      list,
      sortedBy([`${first},asc`, `${second},${direction}`], Math.min(size, largestPage)),
    )
}

export const sortingScenarios = forEach(
  "Lists stand in the order of 'sort'",
  isAnyList,
  async (context, operation) => checkSorting(context, await longestOfAny(context, operation)),
)
