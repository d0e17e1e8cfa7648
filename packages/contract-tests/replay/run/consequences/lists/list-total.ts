import { type Operation, operations } from '@portal/api-contract/document'
import type { ListSum, ListTotal, Relation } from '../../../../shared/schema.ts'
import type { Exchange } from '../../../exchange.ts'
import type { MismatchDetails } from '../../../mismatch.ts'
import { statedAs } from '../../../validate/relations/stated.ts'

type Row = Record<string, unknown>

/** As many rows as a list gives at once. */
const longest = 2000

/** A number of an answer that is the total of a list, or what an amount of its rows comes to. */
export interface Total {
  /** Where it stands in the answer. */
  pointer: string
  value: unknown
  list: Operation
  /** The property of the rows that is added up; they are counted without one. */
  amount: string | undefined
  /** Where the list is read, below the API's base. */
  path: string
}

const seeTotals = statedAs('totalOf', 'sumOf')

const fits = (record: Row, { when = {} }: ListTotal): boolean =>
  Object.entries(when).every(([name, values]) => values.includes(record[name]))

/** The address of a list with the values of a record in its criteria; null where the record lacks one. */
function addressOf(record: Row, { query }: ListTotal, list: Operation): string | null {
  const names = [...query.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  if (names.some((name) => (record[name] ?? null) === null)) return null
  const filled = query.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(record[name])))
  return `${list.path}?${filled}`
}

/** Of these the one that is said of a record. */
const meantOf = (
  record: Row,
  { totalOf = [], sumOf = [] }: Relation,
): (ListTotal & Partial<ListSum>) | undefined => [...totalOf, ...sumOf].find((one) => fits(record, one))

/** The totals with how much of each list is read: all of what is added up, which then is counted by the same call. */
function withSizes(totals: Total[]): Total[] {
  const summed = new Set(totals.filter(({ amount }) => amount !== undefined).map(({ path }) => path))
  return totals.map((total) => ({
    ...total,
    path: `${total.path}&size=${summed.has(total.path) ? longest : 1}`,
  }))
}

/** The totals and sums that an answer says. */
export function totalsOf(exchange: Exchange): Total[] {
  const totals: Total[] = []
  seeTotals(exchange, ({ record, pointer, name, relation }) => {
    const meant = name in record ? meantOf(record, relation) : undefined
    const list = meant && operations.get(meant.operation)
    const path = meant && list ? addressOf(record, meant, list) : null
    if (!list || path === null) return
    totals.push({ pointer: `${pointer}/${name}`, value: record[name], list, amount: meant?.amount, path })
  })
  return withSizes(totals)
}

const fenOf = (yuan: unknown): number => Math.round(Number(yuan) * 100)

/** What the rows of a list come to, in yuan; nothing where not all of them were answered. */
function sumIn({ headers, body }: Exchange['answer'], amount: string): number | undefined {
  if (!Array.isArray(body) || Number(headers['x-total-count']) !== body.length) return undefined
  return body.reduce((sum: number, row: Row) => sum + fenOf(row[amount]), 0) / 100
}

/** Where a number is not the total of its list, or not what that comes to; nothing where that was not answered. */
export function isOtherTotal(
  { pointer, value, list, amount }: Total,
  { answer }: Exchange,
): MismatchDetails | null {
  const total = answer.headers['x-total-count']
  if (answer.status !== 200 || total === undefined) return null
  const right = amount === undefined ? Number(total) : sumIn(answer, amount)
  if (right === undefined || right === value) return null
  const expected = `the ${amount === undefined ? 'total' : `sum of ${amount}`} of ${list.id}`
  return { kind: 'rule', path: pointer, expected, seen: `${value} / ${right}` }
}
