import type { OperationId } from '@portal/api-contract/document'
import type { MismatchKind } from '../mismatch.ts'
import type { Context } from './context.ts'

interface Answer {
  data?: unknown
  error?: unknown
  response: Response
}

/** What it means that something was answered which should have been refused with this status. */
const kindOf: Record<number, MismatchKind> = { 401: 'unauthenticated', 403: 'role' }

/** A refusal with this status. Gives its problem body, or nothing where it came without one. */
export async function refused(
  { reportMismatch }: Context,
  status: number,
  what: string,
  call: Promise<Answer>,
): Promise<Record<string, unknown>> {
  const { response, error } = await call
  if (response.status !== status) {
    const kind = response.ok ? (kindOf[status] ?? 'not refused') : 'rule'
    reportMismatch(kind, what, `${what} is refused with ${status}`, response.status)
  }
  return (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>
}

/** A refusal with this status and code. Says nothing of the code where the call was not refused, which is told already. */
export async function refusedWith(
  context: Context,
  status: number,
  code: string,
  what: string,
  call: Promise<Answer>,
): Promise<void> {
  const { message } = await refused(context, status, what, call)
  context.expect(message === undefined || message === code, `${what} is refused with ${code}`, message)
}

/** By so many seconds a backend's clock and what it answers may differ. */
const margin = 5

/** A refusal tells in `Retry-After` what is left of a wait. @param first when it began @param seconds how long it is in all */
export function tellsWhatIsLeft(context: Context, { response }: Answer, first: Date, seconds: number): void {
  const wait = response.headers.get('retry-after')
  const left = seconds - (context.now().getTime() - first.getTime()) / 1000
  const isLeft = wait !== null && Math.abs(Number(wait) - left) <= margin
  context.expect(
    isLeft,
    '`Retry-After` is what is left of the wait',
    `${wait} of ${Math.round(left)} seconds`,
  )
}

/** Of two calls that come at the same moment one is taken, and the other one refused as it would be a moment later. Gives the one that was taken. */
export async function onceAtOnce<T extends Answer>(
  { expect }: Context,
  what: string,
  call: () => Promise<T>,
): Promise<T> {
  const [one, other] = await Promise.all([call(), call()])
  const isOnce = !one.response.ok || !other.response.ok
  expect(isOnce, `${what} twice at once is done once`, `${one.response.status}, ${other.response.status}`)
  return one.response.ok ? one : other
}

/** Another member's record: it is refused like an unknown record. @param status that of an unknown id */
export async function refusedForeign(
  { reportMismatch }: Context,
  what: string,
  call: Promise<Answer>,
  status = 404,
): Promise<void> {
  const { response } = await call
  if (response.status === status) return
  reportMismatch(response.ok ? 'foreign' : 'rule', what, `${what} is refused with ${status}`, response.status)
}

/** A validation problem that names the field. @param word what the contract calls what is wrong with it, such as `Immutable` */
export async function refusedField(
  context: Context,
  field: string,
  what: string,
  call: Promise<Answer>,
  word?: string,
): Promise<void> {
  const { response, error } = await call
  if (response.status !== 400) {
    const kind = response.ok ? 'not refused' : 'rule'
    context.reportMismatch(kind, what, `${what} is refused with 400`, response.status)
    return
  }
  const { fieldErrors = [] } = error as { fieldErrors?: { field: string; message: string }[] }
  const found = fieldErrors.filter((fieldError) => fieldError.field === field)
  const isMeant = found.some(({ message }) => word === undefined || message === word)
  const expected = `${what}: the problem names the field '${field}'${word ? ` and says ${word}` : ''}`
  const seen = (
    found.length > 0 ? found.map(({ message }) => message) : fieldErrors.map((one) => one.field)
  ).join(', ')
  if (!isMeant) context.reportMismatch('problem', what, expected, seen)
}

/** Rows stand in an order of their own, such as a contents' by page. */
export function ordered<T>(
  { reportMismatch }: Context,
  rows: T[],
  key: (row: T) => string | number,
  direction: 1 | -1,
  what: string,
): void {
  const isOrdered = rows.every((row, i) => {
    const before = rows[i - 1]
    if (before === undefined) return true
    return direction === 1 ? key(before) <= key(row) : key(before) >= key(row)
  })
  const order = direction === 1 ? 'rising' : 'falling'
  if (!isOrdered) reportMismatch('order', what, `${what} in ${order} order`, rows.map(key).join(', '))
}

/** What tells a row from others. */
const nameOf = (row: object): string => ('id' in row ? String(row.id) : JSON.stringify(row))

const mostRows = 5

/** A rule of each row: those that break it are seen, and where there is none it was not tried. @param operation as with `expect` */
export function everyRow<T extends object>(
  { expect, untried }: Pick<Context, 'expect' | 'untried'>,
  rows: readonly T[],
  keeps: (row: T) => boolean,
  rule: string,
  operation?: OperationId,
): void {
  if (rows.length === 0) {
    untried(rule, 'there is no row to look at')
    return
  }
  const wrong = rows.filter((row) => !keeps(row))
  const seen = wrong.slice(0, mostRows).map(nameOf).join(', ')
  expect(wrong.length === 0, rule, `${wrong.length} of ${rows.length}: ${seen}`, operation)
}
