import type { OperationId } from '@portal/api-contract/document'
import type { Fault } from '../../../fault.ts'
import { later } from '../../breaks.ts'
import { inBody } from '../../states.ts'
import { across } from '../homes/across.ts'
import { firstSeen } from '../said/said.ts'

type Body = Record<string, unknown>

/** The instant at which a record with this number was handed in first. */
const firstOf = (number: unknown, instant: unknown): unknown =>
  typeof instant === 'string' ? firstSeen(`handed in: ${number}`, instant) : instant

const ofAttempts: [OperationId, ...OperationId[]] = [
  'handInTestAttempt',
  'getTestAttempt',
  'listTestAttempts',
]

const ofApplications: [OperationId, ...OperationId[]] = [
  'updateMemberApply',
  'createMemberApply',
  'getMemberApply',
  'listMemberApplies',
  'withdrawMemberApply',
  'getMemberSummary',
  'listDeskApplications',
  'getDeskApplication',
]

/** What tells of an application the instants of its submissions. */
function withSubmitDate(body: Body, change: (apply: Body) => unknown): Body {
  const inner = body.application as Body | null | undefined
  const own = 'submitDate' in body ? { ...body, submitDate: change(body) } : body
  const { submissions: _, ...bare } = own as Body
  return inner ? { ...bare, application: withSubmitDate(inner, change) } : bare
}

/** Faults in when something was handed in. */
export const handedInFaults: Fault[] = [
  across('an attempt was handed in when it was begun', ofAttempts, (body) => ({
    ...body,
    handInTime: body.handInTime && body.startTime,
  })),
  across('an attempt was handed in when its time was over', ofAttempts, (body) => ({
    ...body,
    handInTime: body.handInTime && (body.endTime ?? body.handInTime),
  })),
  across('an attempt was handed in a day before', ofAttempts, (body) => ({
    ...body,
    handInTime: body.handInTime && later(body.handInTime, -1),
  })),
  across('what is mended was handed in when it was first', ofApplications, (body) =>
    withSubmitDate(body, ({ applyNo, submitDate }) => firstOf(applyNo, submitDate)),
  ),
  across('an application was handed in when it was begun', ofApplications, (body) =>
    withSubmitDate(body, ({ submitDate, createdDate }) => submitDate && (createdDate ?? submitDate)),
  ),
  across(
    'a batch was submitted when it was begun',
    ['getMemberApplyTop', 'listMemberApplyTops', 'updateMemberApplyTop', 'createMemberApplyTop'],
    (body) => ({
      ...body,
      submitDate: body.submitDate && body.createdDate,
    }),
  ),
  across(
    'a proof was handed in when the first one was',
    [
      'handInTransferProof',
      'getMemberOrder',
      'listMemberOrders',
      'listDeskTransfers',
      'getDeskOrder',
      'payByBankTransfer',
    ],
    (body) => {
      const keep = (one: Body) => ({
        ...one,
        handedInTime: firstOf(`proof ${one.orderNo}`, one.handedInTime),
      })
      if (body.transfer) return { ...body, transfer: keep(body.transfer as Body) }
      return 'handedInTime' in body ? keep(body) : body
    },
  ),
  inBody('an expert applied a day before', ['applyAsExpert'], (body) => ({
    ...body,
    submittedDate: later(body.submittedDate, -1),
  })),
  inBody('an expert will have applied', ['applyAsExpert'], (body) => ({
    ...body,
    submittedDate: later(body.submittedDate, 1),
  })),
  across(
    'the desk is told of what was handed in when it was first',
    ['listDeskReviews', 'getDeskReview', 'decideDeskReview'],
    (body) => ({
      ...body,
      submittedAt: firstOf(`${body.kind} ${body.recordId}`, body.submittedAt),
    }),
  ),
]
