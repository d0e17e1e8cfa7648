import type { CalculatorStandard } from '@portal/api-contract'
import type { Operation } from '@portal/api-contract/document'
import { type Answer, jsonOf, withHeader, withJson, withProblem } from '../answer.ts'
import { type Fault, isSuccess } from '../fault.ts'
import { breaks, later } from './breaks.ts'

/** Another value of the same kind. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return later(text, 1 / 24)
  return /^\d{4}-\d\d-\d\d$/.test(text) ? later(text, 1).slice(0, 10) : `${text}0`
}

/** A fault in what one operation answers when it succeeds. */
export const inOperation = (
  name: string,
  operation: string,
  change: (right: Answer) => Answer,
  detectedAs: Fault['detectedAs'] = ['rule'],
): Fault => ({
  name,
  detectedAs,
  fits: ({ id }) => id === operation,
  answer: (right) => (isSuccess(right) ? change(right) : right),
})

type Body = Record<string, unknown>

/** Fee standards of which each table has another fee at its third point. */
const withOtherPoint = (standards: CalculatorStandard[]): CalculatorStandard[] =>
  standards.map((standard) => ({
    ...standard,
    services: standard.services.map((service) => {
      if (service.table.kind !== 'POINTS') return service
      const points = service.table.points.map((one, place) =>
        place === 2 ? { ...one, fee: one.fee + 0.4 } : one,
      )
      return { ...service, table: { ...service.table, points } }
    }),
  }))

/** Rows that run backwards; as they are where both ends are alike. */
function backwards(value: unknown, of: unknown): unknown {
  const rows = value as Body[]
  const property = String(of).split('.').at(-1) ?? ''
  return rows[0]?.[property] === rows.at(-1)?.[property] ? rows : [...rows].reverse()
}

/** The order that a fee was last seen in. */
let lastOrder: unknown = null

const inBody = (name: string, operation: string, change: (body: Body) => Body): Fault =>
  inOperation(name, operation, (right) => withJson(right, change(jsonOf(right) as Body)))

const namesWhatWasMade = ({ responses }: Operation): boolean => 'Location' in (responses[201]?.headers ?? {})

/** Faults in what holds between values, and between operations. */
export const relationFaults: Fault[] = [
  breaks('a total is not the sum of its parts', 'sum', ({ value }) => Number(value) + 1),
  breaks('a count is not that of its rows', 'count', ({ value }) => Number(value) + 1),
  breaks('hours are not those of their courses', 'sumWhere', ({ value }) => Number(value) + 1),
  breaks('a number is above its limit', 'atMost', ({ value }) => Number(value) + 1e6),
  breaks('a date is there too early or gone', 'thereWhen', () => null),
  breaks('what comes with another value is left out', 'thereWith', () => null),
  breaks('people are counted twice', 'distinct', ({ value }) => Number(value) + 1),
  breaks('the QR leads elsewhere', 'contains', () => 'https://portal.example/verify/another'),
  breaks('something begins after its end', 'notAfter', ({ value }) => later(value, 4000)),
  breaks('the first one is shown in place of the last', 'lastOf', ({ value }) =>
    typeof value === 'string' ? `${value}0` : { ...(value as Body), reason: '另一个' },
  ),
  breaks('a neighbour is the record itself', 'differsFrom', ({ value, record }) => ({
    ...(value as Body),
    id: record.id,
  })),
  breaks('pages stand in the wrong order', 'ascending', ({ value }) => [...(value as unknown[])].reverse()),
  breaks('rows within an answer begin with the last', 'notFalling', ({ value, of }) => backwards(value, of)),
  breaks('rows within an answer begin with the oldest', 'notRising', ({ value, of }) => backwards(value, of)),
  breaks('children come before their parent', 'parentsFirst', ({ value }) =>
    [...(value as unknown[])].reverse(),
  ),
  breaks(
    'what is to be masked is shown',
    'hides',
    () => '13812345678 su@mail.example 11010519491231002X 203.0.113.9',
  ),
  breaks('a file is said to have kilobytes', 'bytesAt', ({ value }) => Math.round(Number(value) / 1024)),
  breaks('what has not changed is told as changed', 'changes', ({ value, record }) => ({
    ...(value as Body),
    ...(record.before as Body),
  })),
  breaks('what its state forbids is offered', 'onlyWhen', () => true),
  breaks('a number counts one more than its list', 'totalOf', ({ value }) => Number(value) + 1),
  breaks('an amount is not what its list comes to', 'sumOf', ({ value }) => Number(value) + 1),
  breaks('what is over is said to last', 'isOver', ({ value }) => !value),
  breaks('what is announced for later is shown', 'isPast', ({ value }) => later(value, 4000)),
  breaks('an amount is not price times quantity', 'product', ({ value }) => Number(value) + 1),
  breaks('what is left is counted wrong', 'rest', ({ value }) => Number(value) + 1),
  breaks('what ran out is offered', 'isAhead', () => '2001-01-01'),
  breaks('two places say it differently', 'sameAs', ({ value }) => another(value)),
  breaks('what was deleted is shown', 'is', ({ value }) => (typeof value === 'number' ? value + 1 : 'DRAFT')),
  inBody('a trade is told to have ended while its order is open', 'queryOrder', (body) => ({
    ...body,
    trade_state: body.trade_state === 'NOTPAY' ? 'CLOSED' : 'NOTPAY',
  })),
  {
    name: 'what was made has no address',
    detectedAs: ['header'],
    fits: namesWhatWasMade,
    answer: (right) => (right.status === 201 ? withHeader(right, 'location', null) : right),
  },
  {
    name: 'the address of what was made is read nowhere',
    detectedAs: ['rule'],
    fits: namesWhatWasMade,
    answer: (right) =>
      right.headers.location ? withHeader(right, 'location', `${right.headers.location}/record`) : right,
  },
  {
    name: 'the address of what was made leads nowhere',
    detectedAs: ['rule'],
    fits: namesWhatWasMade,
    answer(right) {
      const { location } = right.headers
      const other = location?.replace(/\d+$/, (id) => String(Number(id) + 100_000))
      return other && other !== location ? withHeader(right, 'location', other) : right
    },
  },
  inBody('code and order run out at different times', 'payByWeixin', (body) => ({
    ...body,
    expireTime: later(body.expireTime, 1 / 24),
  })),
  {
    name: 'a PUT refuses what only is read',
    detectedAs: ['refused'],
    fits: ({ replaces }) => replaces !== undefined,
    answer(right, { body }) {
      const isWhole = /"(lastModifiedDate|isComplete)":/.test(body.toString('utf8'))
      if (!isSuccess(right) || !isWhole) return right
      const fieldErrors = [{ objectName: 'body', field: 'id', message: 'Unknown' }]
      return withProblem(right, 400, 'error.validation', { fieldErrors })
    },
  },
  {
    name: 'what is put is answered and not kept',
    detectedAs: ['rule'],
    fits: ({ replaces }) => replaces !== undefined,
    answer: (right) => {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Body
      const name = Object.keys(body).find(
        (key) => typeof body[key] === 'string' && /title|intro|phone|remark|reason/.test(key),
      )
      return name ? withJson(right, { ...body, [name]: `${body[name]}！` }) : right
    },
  },
  {
    name: 'what is left out of a PUT is answered as it was',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'updateItem' || id === 'updateMemberApply',
    answer(right) {
      if (!isSuccess(right)) return right
      const body = jsonOf(right) as Body
      const name = ['summary', 'reason'].find((key) => key in body)
      return name && body[name] === null ? withJson(right, { ...body, [name]: '旧的' }) : right
    },
  },
  {
    name: 'a view is not counted',
    detectedAs: ['rule'],
    fits: ({ counts }) => counts !== undefined,
    answer: (right, _call, _upstream, { counts = '' }) =>
      isSuccess(right) ? withJson(right, { ...(jsonOf(right) as Body), [counts]: 7 }) : right,
  },
  inBody('a menu has its children first', 'getCurrentUserNav', (body) => ({
    ...body,
    data: [...(body.data as unknown[])].reverse(),
  })),
  inBody('a menu shows what its member may not open', 'getCurrentUserNav', (body) => ({
    ...body,
    data: (body.data as Body[]).map((entry) => ({
      ...entry,
      meta: { ...(entry.meta as Body), authority: ['people.manage', 'people.join'] },
    })),
  })),
  inBody('a session is of another lesson', 'openLessonSession', (body) => ({
    ...body,
    lessonId: Number(body.lessonId) + 1,
  })),
  inBody('the tiers of a fee are cut at the wrong bound', 'calculateFee', (body) => {
    const working = body.working as { tiers?: Body[] } | null
    const [first, ...tiers] = working?.tiers ?? []
    if (!first || tiers.length > 0) return body
    const next = { ...first, above: first.upTo, upTo: null, part: 0, fee: 0 }
    return { ...body, working: { ...working, tiers: [first, next] } }
  }),
  inOperation('a table says another fee than is computed with', 'listCalculatorStandards', (right) =>
    withJson(right, withOtherPoint(jsonOf(right) as CalculatorStandard[])),
  ),
  inBody('a fee is not what its working says', 'calculateFee', (body) =>
    typeof body.fee === 'number'
      ? { ...body, fee: body.fee + 0.01, feeYuan: Number(body.feeYuan) + 100 }
      : body,
  ),
  inBody('half a fen is rounded down', 'calculateFee', (body) => {
    const isHalf = typeof body.fee === 'number' && /\d\.\d{6}$/.test(String(body.fee))
    if (!isHalf) return body
    const fee = (Math.round(Number(body.fee) * 1e6) - 1) / 1e6
    return { ...body, fee, feeYuan: Math.round(fee * 1e6) / 100 }
  }),
  inBody('a batch that is saved again is charged twice', 'updateMemberApplyTop', (body) => ({
    ...body,
    totalAmount: Number(body.totalAmount) * 2,
  })),
  inBody('user and member have other permissions', 'getCurrentMember', (body) => ({
    ...body,
    permissions: (body.permissions as unknown[]).slice(1),
  })),
  inOperation('receipts stand in another order than the lines', 'getOrderReceipts', (right) =>
    withJson(right, [...(jsonOf(right) as unknown[])].reverse()),
  ),
  inBody('a fee stays with a cancelled order', 'getMemberFee', (body) => {
    lastOrder = body.orderId ?? lastOrder
    return { ...body, orderId: lastOrder }
  }),
  inBody('what is paid is offered to be paid', 'getMemberFeeInfo', (body) => ({
    ...body,
    payableFeeIds: [...(body.payableFeeIds as number[]), 1],
  })),
  inBody('a fee that nobody else pays is called so', 'getMemberFeeInfo', (body) => ({
    ...body,
    onBehalfFeeIds: body.payableFeeIds,
  })),
  inBody('an order costs more than its fees', 'getMemberOrder', (body) => {
    const details = (body.details as Body[]).map((item) => ({
      ...item,
      price: Number(item.price) + 1,
      amount: Number(item.amount) + Number(item.quantity),
    }))
    return { ...body, details, totalAmount: details.reduce((sum, { amount }) => sum + Number(amount), 0) }
  }),
  inBody('an order that ran out stays open', 'getMemberOrder', (body) =>
    body.status === 'CLOSED' ? { ...body, status: 'CREATED' } : body,
  ),
  inBody('a course for several costs as much as for one', 'orderCourseForPeople', (body) => ({
    ...body,
    totalAmount: Math.round((Number(body.totalAmount) * 100) / Number(body.personCount)) / 100,
  })),
  inBody('a batch costs more than its people owe', 'createMemberApplyTop', (body) => ({
    ...body,
    totalAmount: Number(body.totalAmount) + 1,
  })),
  inBody('the hours of a year are those of another', 'getEducationHours', (body) => {
    const years = body.years as Body[]
    const [first, ...rest] = years.map(({ year }) => year)
    const order = [...rest, first]
    return { ...body, years: years.map((one, at) => ({ ...one, year: order[at] })) }
  }),
  inBody('the unread are counted wrong', 'countUnreadMessages', (body) => ({
    ...body,
    unreadCount: Number(body.unreadCount) + 1,
  })),
  inOperation('a download loses its name', 'downloadFile', (right) =>
    withHeader(right, 'content-disposition', 'attachment; filename="download.png"'),
  ),
  inOperation('a download has another type', 'downloadFile', (right) =>
    withHeader(right, 'content-type', 'application/pdf'),
  ),
]
