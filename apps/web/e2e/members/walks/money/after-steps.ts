import { unwrap } from '@portal/api-contract'
import { isOpen, never } from '../../../../../mock-api/src/testing/money/books.ts'
import { enterAs } from '../../../support/session.ts'
import { expectLoaded } from '../../../support/settled.ts'
import { applyForInvoice, askBack, mendInvoice, openOrder } from './pages.ts'
import { giveUp, goOn, keepCashier, order, orderTwice, pressKept } from './pay-steps.ts'
import { nothing, oneOf, type Step, someOf, type Walk } from './walk.ts'

/** All that is left of a paid order, or some of its fees, is asked back. */
const refund: Step = async ({ page, books, random }) => {
  const one = oneOf(
    random,
    books.orders.filter(({ status }) => status === 'PAID'),
  )
  if (!one) return nothing
  await openOrder(page, one.id)
  const years = await askBack(page, (all) => someOf(random, all))
  const left = books.leftOf(one)
  const ids = books.fees
    .filter(({ id, year }) => left.includes(id) && years?.includes(year))
    .map(({ id }) => id)
  Object.assign(one, { status: 'REFUNDING', askedIds: years ? ids : left })
  return `${years ?? 'all'} of order ${one.id} asked back`
}

type Result = 'APPROVE' | 'REJECT'

/** The association decides by hand. */
async function decide({ controls }: Walk, kind: 'ORDER_REFUND' | 'INVOICE', id: number, result: Result) {
  const body = { result, opinion: '请先联系协会' }
  await unwrap(controls.POST('/reviews/{kind}/{id}', { params: { path: { kind, id } }, body }))
}

const decideRefund: Step = async (walk) => {
  const { books, random, controls, orderNos } = walk
  const one = oneOf(
    random,
    books.orders.filter(({ status }) => status === 'REFUNDING'),
  )
  if (!one) return nothing
  const reviews = await unwrap(controls.GET('/reviews'))
  const asked = reviews.find(
    ({ kind, subtitle }) => kind === 'ORDER_REFUND' && subtitle.startsWith(orderNos.get(one.id) ?? '-'),
  )
  const isGranted = random.chance(0.6)
  await decide(walk, 'ORDER_REFUND', asked?.id ?? 0, isGranted ? 'APPROVE' : 'REJECT')
  if (isGranted) books.payBack(one)
  else Object.assign(one, { status: 'PAID', askedIds: [] })
  return `the refund of order ${one.id} is ${isGranted ? 'granted' : 'refused'}`
}

const invoice: Step = async ({ page, books, random, payer }) => {
  const one = oneOf(
    random,
    books.orders.filter(({ id }) => books.canBeOn([id])),
  )
  if (!one) return nothing
  const orderIds = [one.id]
  const id = await applyForInvoice(page, one.id)
  const rest = {
    status: 'PENDING' as const,
    isHeld: true,
    isTaxNoRight: true,
    answersAt: never,
  }
  books.invoices.push({ id, owner: payer, orderIds, amountFen: books.amountOver(orderIds), ...rest })
  return `invoice ${id} over order ${one.id}`
}

const mend: Step = async ({ page, books, random }) => {
  const mendable = books.invoices.filter(
    (one) => ['PENDING', 'REJECTED'].includes(one.status) && books.canBeOn(one.orderIds, one),
  )
  const one = oneOf(random, mendable)
  if (!one) return nothing
  await mendInvoice(page, one.id)
  Object.assign(one, { status: 'PENDING', isHeld: true, amountFen: books.amountOver(one.orderIds) })
  return `invoice ${one.id} is sent again`
}

const decideInvoice: Step = async (walk) => {
  const { books, random, now } = walk
  const one = oneOf(
    random,
    books.invoices.filter(({ status }) => status === 'PENDING'),
  )
  if (!one) return nothing
  const isAccepted = random.chance(0.7)
  await decide(walk, 'INVOICE', one.id, isAccepted ? 'APPROVE' : 'REJECT')
  one.status = isAccepted ? 'ISSUING' : 'REJECTED'
  if (isAccepted) one.answersAt = now + 30_000
  return `invoice ${one.id} is ${isAccepted ? 'accepted' : 'refused'}`
}

const reload: Step = async ({ page }) => {
  const { pathname } = new URL(page.url())
  if (pathname === '/personMemberIndex') return nothing
  await page.reload()
  await expectLoaded(page)
  return `reloaded ${pathname}`
}

/** Whether something comes of it that time passes: mostly it is let pass then. */
const isWaiting = ({ books: { orders, invoices } }: Walk): boolean =>
  orders.some(isOpen) || invoices.some(({ answersAt }) => answersAt < never)

/** The world's clock moves on; the session with it, which lasts eight hours, so that the member comes anew. */
const passTime: Step = async (walk) => {
  if (!isWaiting(walk) && walk.random.chance(0.8)) return nothing
  const minutes = walk.random.pick([1, 12, 12, 61, 200])
  const { now } = await unwrap(walk.controls.PUT('/clock', { body: { advanceSeconds: minutes * 60 } }))
  walk.now = Date.parse(now)
  walk.books.passTo(walk.now)
  await enterAs(walk.page, walk.payer)
  return `${minutes} minutes pass`
}

/** What happens in a walk, the usual more often. */
export const steps: [Step, ...Step[]] = [
  order,
  order,
  order,
  order,
  orderTwice,
  goOn,
  goOn,
  goOn,
  goOn,
  keepCashier,
  keepCashier,
  pressKept,
  pressKept,
  pressKept,
  giveUp,
  refund,
  refund,
  decideRefund,
  decideRefund,
  invoice,
  invoice,
  mend,
  decideInvoice,
  decideInvoice,
  reload,
  passTime,
]
