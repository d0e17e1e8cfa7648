import { type Answer, type Call, jsonOf, withHeader, withJson } from '../../../answer.ts'
import { type Fault, isSuccess, type Upstream } from '../../../fault.ts'
import { inBody } from '../../states.ts'
import { looking, rowsAt } from '../lessons.ts'
import { isUnit } from './other-kinds.ts'

type Body = Record<string, unknown>

/** Who was the first to be told of each course that a unit has paid for. */
const firstTold = new Map<unknown, unknown>()

const aboutOf = ({ subject }: Body): unknown => (subject as Body | null)?.id

/** A fault of who is told: some notices never come. */
const untold = (
  name: string,
  isLost: (notice: Body, others: Body[], call: Call) => boolean,
  isMeant: (call: Call, upstream: Upstream) => Promise<boolean> = async () => true,
): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => id === 'listMemberMessages',
  async answer(right: Answer, call, upstream) {
    if (!isSuccess(right) || !call.url.searchParams.has('kind.equals')) return right
    const notices = jsonOf(right) as Body[]
    const left = notices.filter((notice) => !isLost(notice, notices, call))
    if (left.length === notices.length || !(await isMeant(call, upstream))) return right
    return withHeader(withJson(right, left), 'x-total-count', String(left.length))
  },
})

/** Faults in what stands beside something: others of several who are told, other orders of an invoice, other kinds of items. */
export const neighbourFaults: Fault[] = [
  untold('of several people the first alone is told of a course', ({ title, ...notice }, _, call) => {
    if (title !== '单位已为您购买课程') return false
    const reader = call.headers.authorization
    const course = aboutOf(notice)
    if (!firstTold.has(course)) firstTold.set(course, reader)
    return firstTold.get(course) !== reader
  }),
  untold('of several fees in an order that was closed the first alone is told of', (notice, others) =>
    others.some(
      ({ title, createdDate, id }) =>
        title === '单位代缴未完成' &&
        title === notice.title &&
        createdDate === notice.createdDate &&
        Number(id) < Number(notice.id),
    ),
  ),
  untold(
    'an order over something else than own fees closes unannounced',
    ({ title, content }) => title === '订单即将关闭' && !String(content).includes('会费）'),
  ),
  untold('a unit is not told that its membership ends', ({ title }) => title === '会员证书即将到期', isUnit),
  looking(
    'beside what is paid back an order stays applied for',
    'getMemberOrder',
    async (body, call, upstream) => {
      const { id, status, invoiceStatus } = body as Body
      if (status !== 'PAID' || invoiceStatus !== 'NONE') return body
      const path = '/api/member-invoices?status.in=REJECTED,RED_FLUSHED&size=50'
      const isBeside = (await rowsAt(upstream, call, path)).some(
        ({ orderIds }) => (orderIds as unknown[]).length > 1 && (orderIds as unknown[]).includes(id),
      )
      return isBeside ? { ...(body as Body), invoiceStatus: 'APPLIED' } : body
    },
  ),
  inBody('items of another kind lose their places with an order', ['listOwnItems'], (row, { url }) =>
    row.kind === 'CERTIFICATE' && url.searchParams.getAll('id.in').join().includes(',')
      ? { ...row, orderNum: 0 }
      : row,
  ),
]
