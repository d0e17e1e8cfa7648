import { createRandom } from '../../../../../mock-api/src/domain/random.ts'
import { enterAs } from '../../../support/session.ts'
import { expect, test } from '../../../support/test.ts'
import { steps } from './after-steps.ts'
import { expectLists } from './lists.ts'
import { beginWalk, nothing, readMock, type Walk } from './walk.ts'

/** The number that the first walk is drawn from, and how many walks there are: `E2E_WALKS_SEED=800 E2E_WALKS=20`. */
const first = Number(process.env.E2E_WALKS_SEED ?? 1)
const walks = Number(process.env.E2E_WALKS ?? 12)
/** The first ones belong to the short proof. */
const short = 2
const stepsAWalk = 10

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id
const fen = (yuan: number) => Math.round(yuan * 100)

/** What the mock has of all that the walk has touched, as the books are read. */
async function pictureOf(walk: Walk) {
  const { fees, orders, invoices } = await readMock(walk)
  const isOfWalk = ({ id }: { id: number }) => !walk.before.orders.some((one) => one.id === id)
  const isNew = ({ id }: { id: number }) => !walk.before.invoices.some((one) => one.id === id)
  return {
    fees: fees.map(({ id, status, orderId }) => ({ id, status, orderId })),
    orders: orders.filter(isOfWalk).map((order) => ({
      id: order.id,
      status: order.status,
      totalAmountFen: fen(order.totalAmount),
      refundedFen: fen(order.refundedAmount),
      returned: order.returnedPayments.map(({ reason, amount }) => `${reason} ${fen(amount)}`).sort(),
      invoiceId: invoices.filter(isNew).find(isOver(order.id))?.id ?? null,
    })),
    invoices: invoices
      .filter(isNew)
      .map(({ id, status, amount }) => ({ id, status, amountFen: fen(amount) })),
  }
}

/** Whether an invoice holds an order: one that is void, or was refused, holds none. */
const isOver =
  (orderId: number) =>
  ({ orderIds, status }: { orderIds: number[]; status: string }) =>
    orderIds.includes(orderId) && ['PENDING', 'ISSUING', 'ISSUED'].includes(status)

async function expectBooks(walk: Walk, done: string[]): Promise<void> {
  const { fees, orders, ...rest } = walk.books.picture()
  const held = new Map(walk.books.invoices.map(({ id, status }) => [id, status]))
  const expected = {
    fees: fees.toSorted(byId),
    orders: orders.map((order) => ({
      ...order,
      invoiceId: held.get(order.invoiceId ?? 0) === 'REJECTED' ? null : order.invoiceId,
    })),
    ...rest,
  }
  expect(await pictureOf(walk), done.join('\n')).toEqual(expected)
}

for (let number = first; number < first + walks; number += 1) {
  const tier = number < first + short ? '@always' : '@full'
  test(`the books of pages, mock and model are the same after the walk over money ${number}`, {
    tag: ['@desktop', tier],
  }, async ({ page, context, world, allow }) => {
    test.slow()
    // Refused is what another tab has done before, and the gateway may be down.
    allow(/^409: POST .*(cashier|cancel|native\/pay|trade\/page\/pay)/)
    allow(/^503: POST .*pay/)
    const random = createRandom(`walk over money pages ${number}`)
    const payer = random.pick(['su', 'su', 'he'])
    await enterAs(page, payer)
    const walk = await beginWalk({ page, context, world, payer, random })
    const done = [`walk ${number} of ${payer}`]
    // Steps for which there is nothing to do cost nothing.
    for (let tries = 0; tries < 100 && done.length <= stepsAWalk; tries += 1) {
      const what = await test.step(`after ${done.at(-1)}`, () => random.pick(steps)(walk))
      if (what === nothing) continue
      done.push(what)
      await expectBooks(walk, done)
    }
    await expectLists(walk)
  })
}
