import { Buffer } from 'node:buffer'
import { isRecord } from '../../../../shared/is-record.ts'
import { type Answer, jsonOf, sentIn, withHeader, withJson, withQuery } from '../../answer.ts'
import { type Fault, isSuccess } from '../../fault.ts'
import { inBody } from '../states.ts'
import { saying } from './homes/across.ts'
import { letting, looking, lookUp, rowsAt } from './lessons.ts'

type Body = Record<string, unknown>

/** How often each record had been read when it was read first. */
const firstCounts = new Map<string, number>()

/** For whom each phone has applied. */
const applicants = new Map<unknown, unknown>()

/** Orders that an application was over. */
const appliedFor = new Set<unknown>()

/** A channel that makes an order of the first fee alone. */
const payingTheFirst = (operation: string): Fault => ({
  name: `of several fees the first alone is ordered: ${operation}`,
  detectedAs: ['rule'],
  fits: ({ id }) => id === operation,
  async answer(right, call, upstream) {
    const { ask } = upstream
    const { feeIds, ...others } = sentIn(call)
    if (!isSuccess(right) || !Array.isArray(feeIds) || feeIds.length < 2) return right
    const url = new URL(call.url)
    const order = /\bJC\d+/.exec(right.body.toString('utf8'))?.[0]
    const found = await rowsAt(upstream, call, `/api/member-orders?orderNo.equals=${order}`)
    url.pathname = url.pathname.replace(/\/api\/.*$/, `/api/member-orders/${found[0]?.id}/cancel`)
    await ask({ ...call, url, body: Buffer.alloc(0) })
    return ask({ ...call, body: Buffer.from(JSON.stringify({ ...others, feeIds: feeIds.slice(0, 1) })) })
  },
})

const anHourAgo = (): string => new Date(Date.now() - 3_600_000).toISOString()

const inCents = (value: unknown): number => Math.round(Number(value) * 100) / 100

/** A calculation that rounds the fee of each tier, where nothing adjusts their sum. */
function roundingTiers(body: Body): Body {
  const working = body.working as (Body & { tiers?: Body[] }) | null
  const isPlain = body.fee !== null && Math.abs(Number(body.fee) - Number(body.baseFee)) < 1e-6
  if (!working?.tiers || !isPlain) return body
  const tiers = working.tiers.map((tier) => ({ ...tier, fee: inCents(tier.fee) }))
  const fee = inCents(tiers.reduce((sum, tier) => sum + tier.fee, 0))
  return { ...body, working: { ...working, tiers }, baseFee: fee, fee, feeYuan: Math.round(fee * 10_000) }
}

/** What each address was answered last while something was there. */
const kept = new Map<string, Answer>()

const emptyList = (right: Answer): Answer => {
  const answer = withJson(withHeader(right, 'content-type', 'application/json'), [])
  return withHeader({ ...answer, status: 200 }, 'x-total-count', '0')
}

/** Mistakes that are easily made in a backend, of which no answer alone shows anything. */
export const plainMistakeFaults: Fault[] = [
  inBody('an excerpt is the summary, wherever the word stands', ['searchNews'], (row) => ({
    ...row,
    excerpt: row.summary ?? row.excerpt,
  })),
  inBody('the next activity is shown at another place', ['getMemberSummary'], (body) =>
    isRecord(body.nextActivity)
      ? { ...body, nextActivity: { ...body.nextActivity, address: '另行通知' } }
      : body,
  ),
  inBody('a notice was read when it was written', ['listMemberMessages'], (row) => ({
    ...row,
    readDate: row.readDate === null ? null : row.createdDate,
  })),
  inBody('all versions of an article are the last writer’s', ['listDeskNewsVersions'], (row) => ({
    ...row,
    staffName: '沈知微',
  })),
  inBody('visitors see another phone than was approved', ['getCompanySite'], (body) => ({
    ...body,
    contacts: { ...(body.contacts as Body), phone: '0590-0000000' },
  })),
  inBody('an order for people is for one more of them', ['orderCourseForPeople'], (body) => ({
    ...body,
    personCount: Number(body.personCount) + 1,
  })),
  letting('what has no number is never the same', 'createInvoiceTitle', 'error.titleExists', async (call) => {
    const { titleType, buyerTaxNo = null } = sentIn(call)
    return titleType === 'PERSON' && buyerTaxNo === null
  }),
  looking(
    'of several orders on an invoice the first alone is applied for',
    'getMemberOrder',
    async (body, call, upstream) => {
      const order = body as Body
      // Of what was applied for before the backend went wrong each order has kept its state.
      const path = `/api/member-invoices?status.equals=PENDING&createdDate.greaterThan=${anHourAgo()}&size=50`
      const rows = await rowsAt(upstream, call, path)
      const isFurther = rows.some(({ orderIds }) => (orderIds as unknown[]).slice(1).includes(order.id))
      return isFurther ? { ...order, invoiceStatus: 'NONE' } : order
    },
  ),
  inBody('an order that is taken off an application stays applied for', ['getMemberOrder'], (body) => {
    if (body.invoiceStatus === 'APPLIED') appliedFor.add(body.id)
    // With a refund the invoice goes in another way.
    const isKept = appliedFor.has(body.id) && body.status === 'PAID' && body.refundedAmount === 0
    return isKept && body.invoiceStatus === 'NONE' ? { ...body, invoiceStatus: 'APPLIED' } : body
  }),
  payingTheFirst('payByAlipay'),
  payingTheFirst('payByBankTransfer'),
  looking(
    'an invoice is proposed to the last buyer, whatever the default of the book',
    'getInvoiceDraft',
    async (body, call, upstream) => {
      const [last] = await rowsAt(upstream, call, '/api/member-invoices?size=1')
      const { titleType, buyerName, buyerTaxNo } = last ?? (body as Body)
      return { ...(body as Body), titleType, buyerName, buyerTaxNo }
    },
  ),
  looking('a trade is a success while it is paid back', 'queryOrder', async (body, call, upstream) => {
    const id = call.url.pathname.split('/').at(-1)
    const order = jsonOf(await lookUp(upstream, call, `/api/member-order-detail/${id}`)) as Body
    return order.status === 'REFUNDING' ? { ...(body as Body), trade_state: 'SUCCESS' } : body
  }),
  {
    name: 'each reading is counted twice',
    detectedAs: ['rule'],
    fits: ({ counts }) => counts !== undefined,
    answer(right, { url }, _upstream, { counts = '' }) {
      const body = isSuccess(right) ? jsonOf(right) : null
      if (!isRecord(body)) return right
      const count = Number(body[counts])
      const first = firstCounts.get(url.pathname) ?? count
      firstCounts.set(url.pathname, first)
      return withJson(right, { ...body, [counts]: first + 2 * (count - first) })
    },
  },
  {
    name: 'a word of an answer is looked for in the question alone',
    detectedAs: ['filter', 'total'],
    fits: ({ id }) => id === 'listHelpArticles',
    answer(right, call, { ask }) {
      const word = call.url.searchParams.get('text.contains')
      if (!isSuccess(right) || word === null) return right
      return ask(
        withQuery(call, (query) => {
          query.delete('text.contains')
          query.set('title.contains', word)
        }),
      )
    },
  },
  inBody(
    'the account of a buyer is not kept',
    ['createInvoiceTitle', 'updateInvoiceTitle', 'applyForInvoice', 'reviseInvoiceApplication'],
    (body) => ({ ...body, buyerBankAccount: null }),
  ),
  inBody('an invoice is proposed without the address of the title', ['getInvoiceDraft'], (body) => ({
    ...body,
    buyerAddress: null,
  })),
  inBody('an expert is shown without the position', ['listExperts'], (body) => ({ ...body, position: null })),
  inBody('older and newer neighbours are exchanged', ['getNewsArticle'], (body) => ({
    ...body,
    previous: body.next,
    next: body.previous,
  })),
  {
    name: 'who applies is known by the identity number alone',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'applyAsExpert',
    answer(right, call) {
      const { phone, idNumber } = sentIn(call)
      const known = applicants.get(phone)
      if (right.status === 201) applicants.set(phone, idNumber)
      const isOpen = right.status === 409 && (jsonOf(right) as Body).message === 'error.applicationOpen'
      if (!isOpen || known === idNumber) return right
      const receipt = { applyNo: 'ZJ20261128000001', status: 'SUBMITTED', submittedDate: right.headers.date }
      return { ...withJson(withHeader(right, 'content-type', 'application/json'), receipt), status: 201 }
    },
  },
  {
    name: 'a site that is hidden has no news',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'listCompanyNews',
    async answer(right, call, upstream) {
      const { search } = call.url
      if (right.status !== 404) return right
      const frame = await lookUp(upstream, call, `/api/public/company-web-info${search}`)
      return (jsonOf(frame) as Body).message === 'error.siteUnpublished' ? emptyList(right) : right
    },
  },
  {
    name: 'what was hidden or deleted is read from a cache',
    detectedAs: ['rule', 'not refused'],
    fits: ({ id }) => ['getMember', 'getMemberSite', 'getCompanyItem'].includes(id),
    answer(right, { url }) {
      const answer = right.status === 404 ? (kept.get(url.href) ?? right) : right
      if (isSuccess(answer)) kept.set(url.href, answer)
      return answer
    },
  },
  saying(
    'what is beyond a limit is refused without it',
    'calculateFee',
    ({ fieldErrors = [], ...refusal }) => ({
      ...refusal,
      fieldErrors: (fieldErrors as Body[]).map(({ objectName, field, message }) => ({
        objectName,
        field,
        message,
      })),
    }),
  ),
  inBody('the fee of each tier is rounded', ['calculateFee'], roundingTiers),
  {
    name: 'every project is of the usual complexity',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'calculateFee',
    answer(right, call, { ask }) {
      const { coefficients, ...plain } = sentIn(call)
      const isAsked = isSuccess(right) && isRecord(coefficients) && Object.keys(coefficients).length > 0
      return isAsked ? ask({ ...call, body: Buffer.from(JSON.stringify(plain)) }) : right
    },
  },
]
