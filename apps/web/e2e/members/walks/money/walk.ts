import type { BrowserContext, Page } from '@playwright/test'
import type { MemberFee, MemberInvoice, MemberOrder } from '@portal/api-contract'
import { unwrap } from '@portal/api-contract'
import type { ControlClient } from '@portal/api-contract/control-client'
import type { Random } from '../../../../../mock-api/src/domain/random.ts'
import { Books } from '../../../../../mock-api/src/testing/money/books.ts'
import { controlsOf } from '../../../support/paying.ts'
import { mock } from '../../../support/servers.ts'

/** A walk of one member over the money pages: what is expected, the dice, and the pages that are open. */
export interface Walk {
  page: Page
  context: BrowserContext
  world: string
  controls: ControlClient
  payer: string
  random: Random
  books: Books
  /** What the member had before. */
  before: MockBooks
  /** Numbers of the orders that the walk has made, by their ids. */
  orderNos: Map<number, string>
  /** Windows of the cashier that stay open beside the page, by the ids of their orders. */
  cashiers: Map<number, Page>
  /** The world's clock, which stands still between the steps; milliseconds since 1970. */
  now: number
}

/** A step does something on the pages as a person would, and notes in the books what is to come of it; it returns what it did. */
export type Step = (walk: Walk) => Promise<string>

export const nothing = 'nothing to do'

export const oneOf = <T>(random: Random, items: readonly T[]): T | undefined =>
  items.length > 0 ? random.pick(items as [T, ...T[]]) : undefined

/** One or several of the items. */
export const someOf = <T>(random: Random, items: readonly T[]): T[] =>
  random.shuffle(items).slice(0, random.int(1, items.length))

/** `20000` → `¥200.00` */
export const money = (fen: number): string =>
  `¥${(fen / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`

/** What the mock has of a member's money. */
export interface MockBooks {
  fees: MemberFee[]
  orders: MemberOrder[]
  invoices: MemberInvoice[]
}

/** Reads the mock's books of the member. */
export async function readMock({ world, controls, payer }: Pick<Walk, 'world' | 'controls' | 'payer'>) {
  const params = { path: { key: payer } }
  const { token } = await unwrap(controls.POST('/personas/{key}/token', { params }))
  const headers = { 'X-Mock-World': world, Authorization: `Bearer ${token}` }
  const read = async (path: string) => (await fetch(`${mock}/ht/api/${path}`, { headers })).json()
  const all = 'size=2000&sort=id'
  const fees: MemberFee[] = await read(`member-fees/user?${all}`)
  const orders: MemberOrder[] = await read(`member-orders?${all}`)
  const invoices: MemberInvoice[] = await read(`member-invoices?${all}`)
  return { fees, orders, invoices } satisfies MockBooks
}

/** Begins a walk in a world whose clock stands still and whose association decides by hand. */
export async function beginWalk(
  begun: Pick<Walk, 'page' | 'context' | 'world' | 'payer' | 'random'>,
): Promise<Walk> {
  const controls = controlsOf(begun.world)
  const { now } = await unwrap(controls.PUT('/clock', { body: { isFrozen: true } }))
  await unwrap(controls.PUT('/review-policy', { body: { mode: 'MANUAL', delaySeconds: 60 } }))
  const before = await readMock({ ...begun, controls })
  const fees = before.fees.map(({ id, feeYear: year, amount, dueDate, status, orderId }) => ({
    ...{ id, owner: begun.payer, year, dueDate, status, free: status, orderId },
    ...{ amountFen: Math.round(amount * 100), refundedBy: null },
  }))
  const empty = { orderNos: new Map(), cashiers: new Map() }
  return { ...begun, ...empty, controls, before, books: new Books(fees), now: Date.parse(now) }
}
