import type { Context } from './context.ts'

interface Answer {
  data?: unknown
  error?: unknown
  response: Response
}

/** A refusal: this status, and a problem body unless it is a 401. */
export async function refused(
  { expect }: Context,
  status: number,
  what: string,
  call: Promise<Answer>,
): Promise<Record<string, unknown>> {
  const { response, error } = await call
  expect(response.status === status, `${what} is refused with ${status}`, response.status)
  return (typeof error === 'object' && error !== null ? error : {}) as Record<string, unknown>
}

/** A validation problem that names the field. */
export async function refusedField(
  context: Context,
  field: string,
  what: string,
  call: Promise<Answer>,
): Promise<void> {
  const problem = await refused(context, 400, what, call)
  const fields = (problem.fieldErrors as { field: string }[] | undefined)?.map((error) => error.field) ?? []
  context.expect(fields.includes(field), `${what}: the problem names the field '${field}'`, fields.join(', '))
}

/** Rows stand in the order that `sort` asked for. */
export function ordered<T>(
  { expect }: Context,
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
  expect(isOrdered, `${what} are in the order of 'sort'`, rows.map(key).join(', '))
}

type Page = (page: number) => Promise<{ items: { id: number }[]; total: number }>

/** All pages together hold as many rows as the total says, and none twice. */
export async function pagesComplete(
  { expect }: Context,
  size: number,
  what: string,
  page: Page,
): Promise<void> {
  const first = await page(0)
  const ids = first.items.map((row) => row.id)
  for (let number = 1; number * size < first.total; number++) {
    const next = await page(number)
    expect(next.total === first.total, `${what}: every page states the same total`, next.total)
    ids.push(...next.items.map((row) => row.id))
  }
  expect(
    ids.length === first.total,
    `${what}: the pages hold as many rows as X-Total-Count says`,
    `${ids.length} of ${first.total}`,
  )
  expect(
    new Set(ids).size === ids.length,
    `${what}: no row is on two pages`,
    `${ids.length - new Set(ids).size} twice`,
  )
}
