import { never } from './books.ts'
import { decideAt, expectStatus, minute, nothing, nowOf, oneOf, type Step, someOf } from './walk.ts'

const formOf = (orderIds: number[], isTaxNoRight: boolean) => ({
  orderIds,
  invoiceKind: 'FISCAL_RECEIPT',
  titleType: 'COMPANY',
  buyerName: '江川恒信工程造价咨询有限公司',
  buyerTaxNo: isTaxNoRight ? '91350100M000100Y43' : '91350100M000100Y44',
  email: 'finance@hengxin.example',
})

/** A payer applies for an invoice over some of the own orders. */
export const invoice: Step = async ({ bed, books, random }) => {
  const payer = oneOf(random, books.orders)?.payer
  if (!payer) return nothing
  const paid = books.orders.filter((one) => one.payer === payer)
  const orderIds = someOf(random, paid).map(({ id }) => id)
  const isTaxNoRight = random.chance(0.75)
  const answer = await bed.post('/api/member/invoice-apply', formOf(orderIds, isTaxNoRight), payer)
  const isTaken = books.canBeOn(orderIds)
  const what = expectStatus(answer, isTaken ? 201 : 409, `${payer} wants an invoice for ${orderIds}`)
  if (isTaken) {
    const { id } = answer.json<{ id: number }>()
    const rest = { status: 'PENDING' as const, isHeld: true, isTaxNoRight, answersAt: never }
    const amountFen = books.amountOver(orderIds)
    books.invoices.push({ id, owner: payer, orderIds, amountFen, ...rest })
  }
  return what
}

/** A refused invoice is sent again. */
export const mend: Step = async ({ bed, books, random }) => {
  const one = oneOf(random, books.invoices)
  if (!one) return nothing
  const isTaxNoRight = random.chance(0.75)
  const canMend = ['PENDING', 'FAILED', 'REJECTED'].includes(one.status) && books.canBeOn(one.orderIds, one)
  const body = { id: one.id, ...formOf(one.orderIds, isTaxNoRight) }
  const answer = await bed.put('/api/member/invoice-apply', body, one.owner)
  const amountFen = books.amountOver(one.orderIds)
  if (canMend) Object.assign(one, { status: 'PENDING', isHeld: true, isTaxNoRight, amountFen })
  return expectStatus(answer, canMend ? 200 : 409, `${one.owner} mends invoice ${one.id}`)
}

/** The association takes an application or refuses it. */
export const decideInvoice: Step = async (walk) => {
  const { books, random } = walk
  const one = oneOf(
    random,
    books.invoices.filter(({ status }) => status === 'PENDING'),
  )
  if (!one) return nothing
  const isAccepted = random.chance(0.8)
  decideAt(walk, 'INVOICE', one.id, isAccepted)
  one.status = isAccepted ? 'ISSUING' : 'REJECTED'
  if (isAccepted) one.answersAt = nowOf(walk) + minute / 2
  return `invoice ${one.id} is ${isAccepted ? 'accepted' : 'refused'}`
}
