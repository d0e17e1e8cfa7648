import { type Answer, jsonOf, sentIn, withProblem } from '../../answer.ts'
import { type Fault, granted, isRefusal, isSuccess } from '../../fault.ts'
import { by, granting, naming } from '../gaps.ts'
import { inBody } from '../states.ts'
import { lookUp } from './lessons.ts'

type Body = Record<string, unknown>

/** What was shown once, by its address. */
const shown = new Map<string, Answer>()

/** Batches that could not be changed once. */
const fixed = new Map<unknown, Answer>()

/** The last rows of a list that had some, by who asked for what. */
const fullest = new Map<string, Answer>()

/** Phones that were registered once. */
const registered = new Set<unknown>()

const inState = (name: string, from: string, to: string): Fault =>
  inBody(name, ['getMemberApplyTop'], (body) => (body.status === from ? { ...body, status: to } : body))

const isOf = (kind: string, body: Body): boolean => body.applyKind === kind

/** Whether a refusal says of a field that it stays as it is. */
const fixing = ({ fieldErrors }: Body): boolean =>
  Array.isArray(fieldErrors) && fieldErrors.some(({ message }: Body) => message === 'Fixed')

/** Faults in how a membership begins, goes on and ends, and in what a unit pays for its people. */
export const membershipRuleFaults: Fault[] = [
  granting(
    'a credit code with another check character is applied for',
    ['createMemberApply'],
    naming('company.uscc'),
  ),
  granting('an upgrade gives another name', ['createMemberApply', 'updateMemberApply'], fixing),
  inBody('who joins is asked for no fee', ['getMemberApply'], (body) =>
    isOf('JOIN', body) && body.status === 'PENDING_PAYMENT'
      ? { ...body, status: 'EFFECTIVE', feeId: null }
      : body,
  ),
  inBody('who joins is a member before the fee is paid', ['getCurrentMember'], (body) =>
    body.membershipStatus === 'APPLYING'
      ? { ...body, membershipStatus: 'ACTIVE', memberNo: 'JC-P-0000', validTo: '2099-12-31' }
      : body,
  ),
  inBody('who renews ahead is billed another year', ['getMemberFee'], (body) => ({
    ...body,
    feeYear: Number(body.feeYear) - 1,
  })),
  inBody('who renews is asked for no fee', ['getMemberApply'], (body) =>
    isOf('RENEW', body) && body.status === 'PENDING_PAYMENT'
      ? { ...body, status: 'EFFECTIVE', feeId: null }
      : body,
  ),
  inBody('what who leaves had handed in goes on', ['listMemberApplies'], (body) =>
    body.status === 'WITHDRAWN' ? { ...body, status: 'SUBMITTED' } : body,
  ),
  ...(['listUnitPeople', 'listUnitInvitations'] as const).map(
    (operation): Fault => ({
      name: `who leaves keeps what ${operation} shows`,
      detectedAs: ['rule'],
      fits: ({ id }) => id === operation,
      answer(right, { url, headers }) {
        const key = `${url.search} ${headers.authorization}`
        const rows = isSuccess(right) ? (jsonOf(right) as Body[]) : []
        if (rows.length > 0) fullest.set(key, right)
        return isSuccess(right) ? (rows.length > 0 ? right : (fullest.get(key) ?? right)) : right
      },
    }),
  ),
  {
    ...inBody('what was taken back does not say since when', ['withdrawMemberApply'], (body) =>
      body.status === 'WITHDRAWN' ? { ...body, closedDate: null } : body,
    ),
    also: ['getMemberApply', 'listMemberApplies'],
  },
  {
    name: 'another application is begun beside one that was returned',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'createMemberApply',
    async answer(right, call, upstream, operation) {
      const { message, params } = (right.status === 409 ? jsonOf(right) : {}) as Body
      if (message !== 'error.applicationOpen') return right
      const path = `/api/member-applies/user/${(params as Body).id}`
      const { status } = jsonOf(await lookUp(upstream, call, path)) as Body
      return status === 'RETURNED' ? granted(right, operation) : right
    },
  },
  inBody('every decision has the opinion of the first', ['getMemberApply'], (body) => {
    const records = body.auditRecords as Body[]
    return { ...body, auditRecords: records.map((one) => ({ ...one, opinion: records[0]?.opinion })) }
  }),
  inState('a batch that was paid is still to be paid', 'PAID', 'SUBMITTED'),
  inState('a batch whose order was cancelled is still to be paid', 'CLOSED', 'SUBMITTED'),
  {
    name: 'a batch whose order was cancelled is not changed',
    detectedAs: ['refused'],
    fits: ({ id }) => id === 'updateMemberApplyTop',
    answer(right, call) {
      const { id } = sentIn(call)
      if (right.status === 409) fixed.set(id, right)
      return isSuccess(right) ? (fixed.get(id) ?? right) : right
    },
  },
  granting('who belongs to a unit closes the account', ['closeAccount'], by('error.stillInUnit')),
  granting('who is no member has a certificate', ['getPrintInfo'], by('error.membershipNotValid')),
  inBody('a certificate holds for ever', ['verifyPrintInfo'], (body) =>
    body.status === 'EXPIRED' ? { ...body, status: 'VALID' } : body,
  ),
  granting('the form of what was refused is printed', ['getPrintInfo'], by('error.applicationNotPrintable')),
  {
    name: 'what is public of a member stays when the account is closed',
    detectedAs: ['rule', 'not refused'],
    fits: ({ id }) => id === 'getMemberSite' || id === 'getMemberSiteInfo',
    answer(right, { url }) {
      if (isSuccess(right)) shown.set(url.href, right)
      return isRefusal(right) ? (shown.get(url.href) ?? right) : right
    },
  },
  inBody('the certificate of a closed account holds', ['verifyPrintInfo'], (body) =>
    body.status === 'REVOKED' ? { ...body, status: 'VALID' } : body,
  ),
  {
    name: 'the phone of a closed account is not free',
    detectedAs: ['refused'],
    fits: ({ id }) => id === 'registerMember',
    answer(right, call) {
      const { phone } = sentIn(call)
      const before = registered.has(phone)
      if (right.status === 201) registered.add(phone)
      return before && right.status === 201 ? withProblem(right, 409, 'error.phoneTaken') : right
    },
  },
]
