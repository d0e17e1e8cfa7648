import type { Operation } from '@portal/api-contract/document'
import { isRecord } from '../../../shared/is-record.ts'
import { putAt } from '../../../shared/places.ts'
import { type Relation, type Schema, states } from '../../../shared/schema.ts'
import { visit } from '../../validate/nodes.ts'
import { type Answer, jsonOf, withHeader, withJson } from '../answer.ts'
import { type Fault, isSuccess, successOf } from '../fault.ts'

type Keys = (string | number)[]

const keysOf = (pointer: string): Keys =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key))

interface Spot {
  keys: Keys
  value: unknown
  record: Record<string, unknown>
}

const schemaOf = (operation: Operation): Schema | undefined =>
  operation.responses[successOf(operation) ?? '']?.content?.['application/json']?.schema as Schema | undefined

/** The property that a relation looks at first; undefined for a constant. */
function firstOf(of: unknown): string | undefined {
  if (Array.isArray(of)) return firstOf(of[0])
  if (isRecord(of)) return firstOf(of.rows) ?? Object.keys(of)[0]
  return typeof of === 'string' ? of.split('.')[0] : undefined
}

const has = (record: object, of: unknown): boolean =>
  (firstOf(of) ?? '') in record || firstOf(of) === undefined

/** Whether what is read elsewhere is there at all: a draft has no order yet. */
function isKnown(record: Record<string, unknown>, { sameAs }: Relation): boolean {
  const by = sameAs?.with
  return by === undefined || by.startsWith('{') || (record[by] ?? null) !== null
}

/** The first property of an answer of which the document says this relation, and with what it is held against. */
function spotOf(operation: Operation, body: unknown, kind: keyof Relation): Spot | undefined {
  let spot: Spot | undefined
  visit(schemaOf(operation) ?? {}, body, ({ pointer, value: record, shapes }) => {
    if (spot || !isRecord(record)) return
    for (const { properties = {} } of shapes)
      for (const [name, { 'x-holds': relation = {} }] of Object.entries(properties)) {
        const value = record[name]
        if (
          kind in relation &&
          isKnown(record, relation) &&
          value !== undefined &&
          value !== null &&
          (kind === 'sameAs' || has(record, relation[kind]))
        )
          spot ??= { keys: [...keysOf(pointer), name], value, record }
      }
  })
  return spot
}

/** A fault in one kind of relation, wherever the document has it. */
const breaks = (name: string, kind: keyof Relation, change: (spot: Spot) => unknown): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: (operation) => states(schemaOf(operation) ?? {}, kind),
  answer(right, _call, _upstream, operation) {
    if (!isSuccess(right)) return right
    const body = jsonOf(right)
    const spot = spotOf(operation, body, kind)
    return spot ? withJson(right, putAt(body, spot.keys, change(spot))) : right
  },
})

const later = (value: unknown, days: number): string =>
  new Date(Date.parse(String(value)) + days * 86_400_000).toISOString()

/** Another value of the same kind. */
function another(value: unknown): unknown {
  if (typeof value === 'number') return value + 1
  const text = String(value)
  if (/^\d{4}-\d\d-\d\dT/.test(text)) return later(text, 1 / 24)
  return /^\d{4}-\d\d-\d\d$/.test(text) ? later(text, 1).slice(0, 10) : `${text}0`
}

const inOperation = (
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
  breaks('people are counted twice', 'distinct', ({ value }) => Number(value) + 1),
  breaks('the QR leads elsewhere', 'contains', () => 'https://portal.example/verify/another'),
  breaks('something begins after its end', 'notAfter', ({ value }) => later(value, 4000)),
  breaks('a neighbour is the record itself', 'differsFrom', ({ value, record }) => ({
    ...(value as Body),
    id: record.id,
  })),
  breaks('pages stand in the wrong order', 'ascending', ({ value }) => [...(value as unknown[])].reverse()),
  breaks('what is over is said to last', 'isOver', ({ value }) => !value),
  breaks('what is announced for later is shown', 'isPast', ({ value }) => later(value, 4000)),
  breaks('an amount is not price times quantity', 'product', ({ value }) => Number(value) + 1),
  breaks('what is left is counted wrong', 'rest', ({ value }) => Number(value) + 1),
  breaks('what ran out is offered', 'isAhead', () => '2001-01-01'),
  breaks('two places say it differently', 'sameAs', ({ value }) => another(value)),
  breaks('what was deleted is shown', 'is', ({ value }) => (value === 0 ? 1 : 'DRAFT')),
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
      const problem = withHeader(right, 'content-type', 'application/problem+json')
      const fieldErrors = [{ objectName: 'body', field: 'id', message: 'Unknown' }]
      const refused = { title: 'Bad Request', status: 400, message: 'error.validation', fieldErrors }
      return { ...withJson(problem, refused), status: 400 }
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
  inBody('a fee stays with a cancelled order', 'getMemberFee', (body) => {
    lastOrder = body.orderId ?? lastOrder
    return { ...body, orderId: lastOrder }
  }),
  inBody('what is paid is offered to be paid', 'getMemberFeeInfo', (body) => ({
    ...body,
    payableFeeIds: [...(body.payableFeeIds as number[]), 1],
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
