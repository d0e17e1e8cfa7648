import { expect, it } from 'vitest'
import { createRandom } from '../../domain/random.ts'
import { setReviewPolicy } from '../../review/policy.ts'
import { contradictionsIn } from '../../testing/ledger.ts'
import { Books, type Fee } from '../../testing/money/books.ts'
import { steps } from '../../testing/money/steps.ts'
import type { Walk } from '../../testing/money/walk.ts'
import { feesOf, orderOf } from '../../testing/paying.ts'
import { createTestBed } from '../../testing/test-bed.ts'

/** The full proof takes a thousand: `npm run walks:mock`. */
const walks = Number(process.env.MONEY_WALKS)
const stepsAWalk = 40

async function openBooks(bed: Walk['bed']): Promise<Books> {
  const fees: Fee[] = []
  for (const owner of ['su', 'he'])
    for (const { id, feeYear, amount, dueDate, status } of await feesOf(bed, owner))
      fees.push({
        ...{ id, owner, year: feeYear, dueDate, status, free: status },
        ...{ amountFen: Math.round(amount * 100), orderId: null, refundedBy: null },
      })
  return new Books(fees)
}

/** What the mock has of all that the walk has touched. */
function pictureOf({ bed, books }: Walk) {
  const { db } = bed.world
  const all = <Row>(sql: string, rows: readonly { id: number }[]) =>
    db.all<Row>(`SELECT ${sql} IN (SELECT value FROM json_each(?)) ORDER BY id`, [
      JSON.stringify(rows.map(({ id }) => id)),
    ])
  return {
    fees: all('id, status, orderId FROM memberFee WHERE id', books.fees),
    orders: all<object & { returned: string }>(
      `id, status, totalAmountFen, refundedFen, (SELECT invoiceId FROM memberInvoiceOrder WHERE orderId = memberOrder.id AND isHeld = 1)
         AS invoiceId, (SELECT json_group_array(refundReason || ' ' || amountFen) FROM gatewayPayment
         WHERE orderId = memberOrder.id AND refundReason <> 'ORDER_REFUNDED') AS returned FROM memberOrder WHERE id`,
      books.orders,
    ).map(({ returned, ...order }) => ({ ...order, returned: (JSON.parse(returned) as string[]).sort() })),
    invoices: all('id, status, amountFen FROM memberInvoice WHERE id', books.invoices),
  }
}

const byId = (one: { id: number }, other: { id: number }) => one.id - other.id

async function compare(walk: Walk, done: string[]): Promise<void> {
  const { bed, books } = walk
  // What falls due is done before a request is answered.
  await bed.get('/api/member-fees/info', 'su')
  const { fees, ...rest } = books.picture()
  expect(pictureOf(walk), done.join('\n')).toEqual({ fees: fees.toSorted(byId), ...rest })
}

/** What members read at the end is what the books say. */
async function compareAnswers({ bed, books }: Walk, done: string[]): Promise<void> {
  for (const { id, payer, status } of books.orders)
    expect((await orderOf(bed, payer, id)).status, done.join('\n')).toBe(status)
  for (const owner of ['su', 'he'])
    for (const { id, status } of await feesOf(bed, owner, 'UNPAID,OVERDUE,PAYING,PAID,REFUNDED'))
      expect([undefined, status], done.join('\n')).toContain(books.fees.find((fee) => fee.id === id)?.status)
}

it(`keeps the books over ${walks} random walks through payments, refunds and invoices`, async () => {
  const reached = new Set<string>()
  for (let number = 1; number <= walks; number++) {
    const bed = await createTestBed()
    setReviewPolicy(bed.world, { mode: 'MANUAL', delaySeconds: 60 })
    const walk = { bed, books: await openBooks(bed), random: createRandom(`walk over money ${number}`) }
    const done = [`walk ${number}`]
    for (let step = 1; step <= stepsAWalk; step++) {
      try {
        done.push(await walk.random.pick(steps)(walk))
      } catch (error) {
        throw new Error(done.join('\n'), { cause: error })
      }
      await compare(walk, done)
      for (const { status } of [...walk.books.orders, ...walk.books.invoices]) reached.add(status)
    }
    await compareAnswers(walk, done)
    expect(contradictionsIn(bed.world.db), done.join('\n')).toEqual([])
  }
  // Or the walks lead nowhere; few of them have an invoice that is issued and then void.
  if (walks > 100) expect(reached).toContain('RED_FLUSHED')
  for (const status of ['PAID', 'CLOSED', 'REFUNDED', 'ISSUED', 'FAILED']) expect(reached).toContain(status)
}, 1_200_000)
