import { type MemberOrderDetail, type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { refusedForeign, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { checkWords } from './amount-words.ts'

const path = '/api/print-info/receipts/{id}'
const fen = (yuan: number | null) => Math.round((yuan ?? 0) * 100)

interface Paid {
  client: PortalClient
  order: MemberOrderDetail
}

/** The latest orders that somebody has paid, with their lines; none where the account may not see any. */
async function paidBy(client: PortalClient): Promise<Paid[]> {
  const query = { 'status.equals': 'PAID', size: 5 }
  const { data = [] } = await client.GET('/api/member-orders', { params: { query } })
  const read = ({ id }: { id: number }) =>
    unwrap(client.GET('/api/member-order-detail/{id}', { params: { path: { id } } }))
  return Promise.all(data.map(async (one) => ({ client, order: await read(one) })))
}

/** Of the paid orders of the unit and of the other accounts the one with most lines, whose order tells something. */
async function longestOrder(context: Context): Promise<Paid | undefined> {
  const clients = [await context.as('unit'), ...(await context.others()).map(({ client }) => client)]
  const paid = (await Promise.all(clients.map(paidBy))).flat()
  return paid.toSorted((a, b) => b.order.details.length - a.order.details.length)[0]
}

export const orderReceipts: Scenario[] = [
  {
    name: 'Each line of a paid order has its receipt, and an open order has none',
    operations: ['getOrderReceipts', 'getMemberOrder', 'listMemberOrders'],
    writes: false,
    async run(context) {
      const paid = await longestOrder(context)
      if (!paid) return context.skip('neither the unit nor another account has a paid order')
      const { client, order } = paid
      const params = { path: { id: order.id } }
      const receipts = await unwrap(client.GET(path, { params }))
      const { details } = order
      const names = receipts.map(({ holderName }) => holderName).join()
      const beneficiaries = details.map(({ beneficiaryName }) => beneficiaryName).join()
      context.expect(names === beneficiaries, 'each is for whoever is paid for', names)
      const sum = receipts.reduce((total, { amount }) => total + fen(amount), 0)
      context.expect(sum === fen(order.totalAmount), 'they add up to the order', sum / 100)
      for (const receipt of receipts) checkWords(context, receipt, 'getOrderReceipts')
      for (const { verifyCode, certNo } of receipts.slice(0, 3)) {
        const code = { path: { verifyCode } }
        const { data } = await context.anonymous.GET('/api/public/print-info/verify/{verifyCode}', {
          params: code,
        })
        context.expect(
          data?.certNo === certNo,
          'whoever looks a receipt up by its code finds it',
          data?.certNo,
        )
      }
      await refusedForeign(context, "another's receipts", (await context.as('person')).GET(path, { params }))
      const open = { 'status.equals': 'CREATED', size: 1 }
      const [waiting] = await unwrap(client.GET('/api/member-orders', { params: { query: open } }))
      if (waiting)
        await refusedWith(
          context,
          409,
          'error.orderUnpaid',
          'the receipts of an open order',
          client.GET(path, { params: { path: { id: waiting.id } } }),
        )
    },
  },
]
