import { type MemberOrderDetail, type PortalClient, unwrap } from '@portal/api-contract'
import { refused, refusedForeign } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'

const path = '/api/print-info/receipts/{id}'
const fen = (yuan: number | null) => Math.round((yuan ?? 0) * 100)

/** Of the paid orders the one with most lines, whose order tells something. */
async function longestOrder(unit: PortalClient): Promise<MemberOrderDetail | undefined> {
  const query = { 'status.equals': 'PAID', size: 20 }
  const orders = await unwrap(unit.GET('/api/member-orders', { params: { query } }))
  const details = orders.map(({ id }) =>
    unwrap(unit.GET('/api/member-order-detail/{id}', { params: { path: { id } } })),
  )
  return (await Promise.all(details)).toSorted((a, b) => b.details.length - a.details.length)[0]
}

export const orderReceipts: Scenario[] = [
  {
    name: 'Each line of a paid order has its receipt, and an open order has none',
    operations: ['getOrderReceipts', 'getMemberOrder', 'listMemberOrders'],
    writes: false,
    async run(context) {
      const unit = await context.as('unit')
      const order = await longestOrder(unit)
      if (!order) return context.skip('the unit has no paid order')
      const params = { path: { id: order.id } }
      const receipts = await unwrap(unit.GET(path, { params }))
      const { details } = order
      const names = receipts.map(({ holderName }) => holderName).join()
      const beneficiaries = details.map(({ beneficiaryName }) => beneficiaryName).join()
      context.expect(names === beneficiaries, 'each is for whoever is paid for', names)
      const sum = receipts.reduce((total, { amount }) => total + fen(amount), 0)
      context.expect(sum === fen(order.totalAmount), 'they add up to the order', sum / 100)
      await refusedForeign(context, "another's receipts", (await context.as('person')).GET(path, { params }))
      const open = { 'status.equals': 'CREATED', size: 1 }
      const [waiting] = await unwrap(unit.GET('/api/member-orders', { params: { query: open } }))
      if (waiting)
        await refused(
          context,
          409,
          'the receipts of an open order',
          unit.GET(path, { params: { path: { id: waiting.id } } }),
        )
    },
  },
]
