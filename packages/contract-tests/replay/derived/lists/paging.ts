import type { Context } from '../../run/context.ts'
import type { Difference } from '../note.ts'
import { forEach } from '../operations.ts'
import { ask, type List, nameOf, type Page, type Query, type Row, tooShort } from './list.ts'
import { type Check, checkWithRetries, notAnswered, someOf } from './retry-check.ts'
import { keysOf } from './values.ts'
import { isAnyList, longestOfAny } from './within.ts'

const namesOf = (rows: Row[]): string[] => rows.map(nameOf)

function repeated(names: string[]): string[] {
  const seen = new Set<string>()
  return names.filter((name) => seen.size === seen.add(name).size)
}

const unlike = (kind: 'paging' | 'total', expected: string, seen: string, page?: Page): Difference => ({
  kind,
  path: kind === 'total' ? 'X-Total-Count' : 'page',
  expected,
  seen,
  ...(page && { exchange: page.exchange }),
})

function ofTotal({ rows }: List, page: Page): Difference | null {
  if (page.total === undefined || page.total === rows.length) return null
  return unlike('total', 'the same total on every page', `${page.total} of ${rows.length} rows`, page)
}

/** The whole list: as many rows as its total says, none twice. */
const whole =
  (list: List): Check =>
  async () => {
    const wrong = list.totals.find((total) => total !== undefined && total !== list.rows.length)
    if (wrong !== undefined) {
      return unlike('total', 'as many rows as the total says', `${list.rows.length} rows, total ${wrong}`)
    }
    const twice = repeated(namesOf(list.rows))
    return twice.length > 0 ? unlike('paging', 'no row twice in the list', someOf(twice)) : null
  }

/** A page holds the rows that stand in its place in the whole list under the same sort. */
const slice =
  (context: Context, list: List, sort: Query, number: number, size: number): Check =>
  async () => {
    const query: Query = [...sort, ['page', String(number)], ['size', String(size)]]
    const page = await ask(context, list, query)
    if (!page.rows) return notAnswered('paging', 'page', page)
    const expected = namesOf(list.rows.slice(number * size, (number + 1) * size))
    const seen = namesOf(page.rows)
    if (seen.join() === expected.join()) return ofTotal(list, page)
    const rule = expected.length > 0 ? 'the rows that stand there in the list' : 'no rows beyond the end'
    const found = `page ${number} of ${size}: ${someOf(seen) || 'none'} for ${someOf(expected) || 'none'}`
    return unlike('paging', rule, found, page)
  }

/** Pages of a list that are looked at together. */
const pages = 2

/** Rows of a page, at most: a list of more than two such pages is looked at no further. */
const manyRows = 100

/** Checks the pages in an order, by default the list's own: together they have all rows, and none twice. */
const together =
  (context: Context, list: List, sort: Query = [], most = manyRows): Check =>
  async () => {
    const size = Math.min(most, Math.max(1, Math.ceil(list.rows.length / pages)))
    const seen: string[] = []
    let last: Page | undefined
    for (let number = 0; number < pages && number * size < list.rows.length; number++) {
      last = await ask(context, list, [...sort, ['page', String(number)], ['size', String(size)]])
      if (!last.rows) return notAnswered('paging', 'page', last)
      seen.push(...namesOf(last.rows))
    }
    const twice = repeated(seen)
    if (twice.length > 0) return unlike('paging', 'no row on two pages', someOf(twice), last)
    if (size * pages < list.rows.length) return null
    const shown = new Set(seen)
    const left = namesOf(list.rows).filter((name) => !shown.has(name))
    return left.length > 0 ? unlike('paging', 'every row on a page', `without ${someOf(left)}`, last) : null
  }

/** Rows of a page that is looked at for what is on two of them. */
const fewRows = 20

/** The property that most rows share: something else decides between them, and does so on each page alike. */
function mostShared(list: List): string | undefined {
  const countOf = (property: string) => new Set(keysOf(list, property)).size
  const [shared] = list.operation.list.sort.toSorted((one, other) => countOf(one) - countOf(other))
  return shared !== undefined && countOf(shared) < list.rows.length ? shared : undefined
}

/** Numbers of pages to look at: in the middle, at the end, and beyond. */
function numbersOf(count: number, size: number): number[] {
  const pages = Math.ceil(count / size)
  return [...new Set([Math.floor(pages / 2), Math.max(0, pages - 1), pages])]
}

async function checkPaging(context: Context, list: List): Promise<void> {
  if (list.rows.length < 2) context.untried(`the pages of ${list.operation.id}`, tooShort(list))
  await checkWithRetries(context, list, whole(list))
  if (list.operation.list.sort.includes('id')) {
    const sort: Query = [['sort', 'id']]
    const count = list.rows.length
    for (const number of numbersOf(count, 3))
      await checkWithRetries(context, list, slice(context, list, sort, number, 3))
  }
  await checkWithRetries(context, list, together(context, list))
  // A list without ids of its own is paged by nothing else.
  const { sort } = list.operation.list
  const shared = mostShared(list) ?? (sort.includes('id') ? undefined : sort[0])
  if (shared) await checkWithRetries(context, list, together(context, list, [['sort', shared]], fewRows))
}

export const pagingScenarios = forEach(
  'Pages are complete and do not overlap',
  isAnyList,
  async (context, operation) => checkPaging(context, await longestOfAny(context, operation)),
)
