import { jsonOf, withHeader, withJson } from '../../../../answer.ts'
import { type Fault, isSuccess } from '../../../../fault.ts'
import { inBody } from '../../../states.ts'
import { across } from '../../homes/across.ts'
import { lookUp, rowsAt } from '../../lessons.ts'

type Body = Record<string, unknown>

/** What visitors saw of each mini-site last, and those that were approved at the desk since. */
const seen = new Map<unknown, unknown>()
const approved = new Set<unknown>()

/** Fees in the orders of transfers that were confirmed at the desk. */
const confirmed = new Set<unknown>()

const unpaid = across(
  'the fees of a transfer that the desk has confirmed are still being paid',
  ['decideDeskReview', 'getMemberFee', 'listMemberFees'],
  (body) => (confirmed.has(body.id) && 'feeNo' in body ? { ...body, status: 'PAYING', payDate: null } : body),
)

const confirmedUnpaid: Fault = {
  ...unpaid,
  async answer(right, call, upstream, operation) {
    const [, orderId] = /BANK_TRANSFER\/(\d+)\/decision$/.exec(call.url.pathname) ?? []
    if (orderId === undefined || !isSuccess(right)) return unpaid.answer(right, call, upstream, operation)
    const order = jsonOf(await lookUp(upstream, call, `/api/admin/orders/${orderId}`)) as Body
    for (const { itemType, itemId } of order.details as Body[])
      if (itemType === 'MEMBER_FEE') confirmed.add(itemId)
    return right
  },
}

const hiddenShown: Fault = {
  name: 'what is hidden stays in the navigation',
  detectedAs: ['rule'],
  fits: ({ id }) => id === 'listDictionaries',
  async answer(right, call, upstream) {
    const { searchParams } = call.url
    const isMenu = searchParams.get('isNavigation.equals') === '1' && searchParams.has('dictType.equals')
    if (!isMenu || !isSuccess(right)) return right
    const query = 'dictType.equals=index&isNavigation.equals=0&size=200'
    const hidden = await rowsAt(upstream, call, `/api/public/info-dicts-list?${query}`)
    const all: Body[] = [...(jsonOf(right) as Body[]), ...hidden.map((row) => ({ ...row, isNavigation: 1 }))]
    const rows = all.toSorted((one, other) => Number(one.orderNum) - Number(other.orderNum))
    return withHeader(withJson(right, rows), 'x-total-count', String(rows.length))
  },
}

/** Until when each member was one as they were answered last, and whose transfers were confirmed since. */
const validTo = new Map<unknown, unknown>()
const payers = new Set<unknown>()

/** Faults of a desk whose decisions are not followed by all that follows from them. */
export const decidedHereFaults: Fault[] = [
  across(
    'visitors see a mini-site as it was before the desk approved it',
    ['decideDeskReview', 'getCompanySite', 'getMemberSite'],
    (body) => {
      if (body.kind === 'SITE' && body.status === 'APPROVED') approved.add(body.recordId)
      if (!('intro' in body)) return body
      if (!approved.has(body.id)) seen.set(body.id, body.intro)
      return { ...body, intro: seen.get(body.id) ?? body.intro }
    },
  ),
  confirmedUnpaid,
  across(
    'a transfer that the desk has confirmed makes no membership longer',
    ['decideDeskReview', 'getCurrentMember'],
    (body) => {
      if (body.kind === 'BANK_TRANSFER' && body.status === 'APPROVED')
        payers.add(`${body.title}`.split(' · ').at(-1))
      if (!('validTo' in body)) return body
      if (!payers.has(body.name)) validTo.set(body.name, body.validTo)
      return { ...body, validTo: validTo.get(body.name) ?? body.validTo }
    },
  ),
  hiddenShown,
  across(
    'a refund that waited waits still, although it was transferred',
    ['transferDeskRefund', 'listDeskRefunds'],
    (body) => (body.transfer ? { ...body, status: 'PENDING', decidedAt: null } : body),
  ),
  inBody('who joined twice within an analysis is counted twice', ['getDeskAnalysis'], (body) => {
    const months = body.joinedByMonth as { joined: number }[]
    const joined = months.reduce((sum, month) => sum + month.joined, 0)
    const figures = (body.figures as Body[]).map((one) =>
      one.name === 'JOINED' ? { ...one, value: joined } : one,
    )
    return { ...body, figures }
  }),
]
