import { type DeskReviewSummary, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../../shared/http/at.ts'
import { firstSharedDifference } from '../../../derived/records/volatile.ts'
import type { Context } from '../../../run/context.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { deskClient, requirePermission } from '../desk-client.ts'
import { disagreeing } from './workplace.ts'

type Said = Partial<Pick<DeskReviewSummary, 'recordStatus' | 'submittedAt' | 'decidedAt'>>

/** What the list of a kind says of the records that reviews are about, by their ids. */
const lists: Partial<
  Record<DeskReviewSummary['kind'], (staff: PortalClient, ids: number[]) => Promise<Map<number, Said>>>
> = {
  INVOICE: async (staff, ids) => {
    const params = { query: { 'id.in': ids, size: 200 } }
    const rows = await unwrap(staff.GET('/api/admin/invoices', { params }))
    return new Map(rows.map(({ id, status }) => [id, { recordStatus: status }]))
  },
  ORDER_REFUND: async (staff, ids) => {
    const params = { query: { 'id.in': ids, size: 200 } }
    const rows = await unwrap(staff.GET('/api/admin/refunds', { params }))
    const saidOf = ({ status, requestedAt, decidedAt }: (typeof rows)[number]): Said => ({
      ...{ recordStatus: status, submittedAt: requestedAt, decidedAt },
    })
    return new Map(rows.map((row) => [row.id, saidOf(row)]))
  },
  BANK_TRANSFER: async (staff, ids) => {
    const params = { query: { 'id.in': ids, size: 200 } }
    const rows = await unwrap(staff.GET('/api/admin/transfers', { params }))
    return new Map(
      rows.map(({ id, status, handedInTime }) => [
        id,
        { recordStatus: status, ...(handedInTime && { submittedAt: handedInTime }) },
      ]),
    )
  },
}

/** A review says of its record what the list of these says. */
async function checkReviews(context: Context, staff: PortalClient): Promise<void> {
  for (const [kind, read] of Object.entries(lists)) {
    const query = { 'kind.equals': kind, size: 50 }
    const seen = await disagreeing(async () => {
      const reviews = await unwrap(staff.GET('/api/admin/reviews', { params: { query } }))
      const said =
        reviews.length > 0
          ? await read(
              staff,
              reviews.map((one) => one.recordId),
            )
          : new Map()
      const others = reviews.flatMap((review) => {
        const pointer = firstSharedDifference({ ...said.get(review.recordId) }, { ...review })
        return pointer === null ? [] : [`another ${pointer} of ${review.recordId}`]
      })
      return others.length === 0 ? null : others.slice(0, 5).join()
    })
    const rule = `a review of ${kind} says of its record what the list of these says`
    context.expect(seen === null, rule, seen, 'listDeskReviews')
  }
}

/** A refund is what its order says of it: one for each state. */
async function checkRefunds(context: Context, staff: PortalClient): Promise<void> {
  for (const status of ['PENDING', 'APPROVED', 'REJECTED'] as const) {
    const query = { 'status.equals': status, size: 1 }
    const seen = await disagreeing(async () => {
      const [refund] = await unwrap(staff.GET('/api/admin/refunds', { params: { query } }))
      if (!refund) return null
      const { refunds } = await unwrap(staff.GET('/api/admin/orders/{id}', at(refund.orderId)))
      const own = refunds.find(({ requestedAt }) => requestedAt === refund.requestedAt)
      const meant = { ...own, refundAmount: own?.amount }
      const pointer = own ? firstSharedDifference(meant, { ...refund }) : ' request'
      return pointer === null ? null : `another ${pointer} of ${refund.id}`
    })
    const rule = 'a refund is at the desk what its order says of it'
    context.expect(seen === null, rule, seen, 'listDeskRefunds')
  }
}

export const severalLists: Scenario[] = [
  {
    name: 'The desk: reviews and refunds say of a record what its own list and its order say',
    operations: [
      'listDeskReviews',
      'listDeskInvoices',
      'listDeskRefunds',
      'listDeskTransfers',
      'getDeskOrder',
    ],
    writes: false,
    async run(context) {
      const staff = await deskClient(context)
      const names = ['desk.invoices', 'desk.refunds', 'desk.transfers', 'desk.orders']
      await requirePermission(context, ...names)
      await checkReviews(context, staff)
      await checkRefunds(context, staff)
    },
  },
]
