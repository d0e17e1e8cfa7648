import type { OperationId } from '@portal/api-contract/document'
import { isRecord } from '../../../shared/is-record.ts'
import { type Answer, jsonOf, withHeader, withJson } from '../answer.ts'
import { type Fault, isSuccess } from '../fault.ts'
import { breaks, later } from './breaks.ts'

type Body = Record<string, unknown>

const hours = 1 / 24

/** What is older than that would have passed with a time zone too many as well. */
const recent = 7 * 3_600_000

const isRecent = (instant: unknown): boolean => Date.now() - Date.parse(String(instant)) < recent

const inMilliseconds = (right: Answer): Answer => {
  const seconds = right.headers['retry-after']
  return right.status === 429 && seconds
    ? withHeader(right, 'retry-after', String(Number(seconds) * 1000))
    : right
}

/** How many seconds each limit lasts. */
const waits: Record<string, number> = {
  'error.loginBlocked': 900,
  'error.codeHourlyLimit': 3600,
  'error.codeDailyLimit': 86_400,
}

/** What is done, each with the instant that says when, and where else that is told. */
const told: [instant: string, OperationId, ...also: OperationId[]][] = [
  ['signedDate', 'signUpForActivity', 'listMySignUps', 'listDeskSignUps'],
  ['cancelledDate', 'listMySignUps', 'listDeskSignUps'],
  ['requestedAt', 'requestOrderRefund', 'getMemberOrder', 'listMemberOrders', 'listDeskRefunds'],
  ['handedInTime', 'handInTransferProof', 'getMemberOrder', 'listMemberOrders', 'listDeskTransfers'],
  ['decidedAt', 'decideDeskReview', 'getDeskReview', 'listDeskReviews', 'listDeskRefunds'],
  ['startTime', 'startTestAttempt', 'getTestAttempt', 'listTestAttempts', 'handInTestAttempt'],
  ['confirmedDate', 'confirmMemberBasic', 'getMemberSummary'],
  ['transferredAt', 'transferDeskRefund', 'listDeskRefunds'],
  ['remindedDate', 'listDeskFees'],
  ['enrollTime', 'listMyCourses', 'listDeskEnrollments'],
  ['submittedDate', 'createItem', 'updateItem', 'getOwnItem', 'listOwnItems'],
  ['answeredDate', 'acceptUnitInvitation', 'getUnitInvitation', 'listUnitInvitations'],
]

const fiveMinutes = 300_000

/** The same with what has just been done told as eight hours before. */
function hoursBefore(value: unknown, instant: string, now: number): unknown {
  if (Array.isArray(value)) return value.map((one) => hoursBefore(one, instant, now))
  if (!isRecord(value)) return value
  const isNow = Math.abs(Date.parse(String(value[instant])) - now) < fiveMinutes
  const parts = Object.entries(value).map(([name, part]) => [name, hoursBefore(part, instant, now)])
  return { ...Object.fromEntries(parts), ...(isNow && { [instant]: later(value[instant], -8 * hours) }) }
}

/** Faults in instants and in waits, wherever all that a backend says of them agrees with itself. */
export const timeFaults: Fault[] = [
  breaks('what has passed is eight hours ahead', 'isPast', ({ value }) =>
    isRecent(value) ? later(value, 8 * hours) : value,
  ),
  {
    name: 'what is made says that it was made eight hours before',
    detectedAs: ['rule'],
    fits: ({ method, responses }) => method === 'post' && '201' in responses,
    answer(right) {
      const body = right.status === 201 ? (jsonOf(right) as Body) : {}
      return typeof body.createdDate === 'string'
        ? withJson(right, { ...body, createdDate: later(body.createdDate, -8 * hours) })
        : right
    },
  },
  ...told.map(
    ([instant, operation, ...also]): Fault => ({
      name: `the ${instant} is stored as it is in China`,
      detectedAs: ['rule'],
      also,
      fits: ({ id }) => id === operation,
      answer: (right) =>
        isSuccess(right) && right.status !== 204
          ? withJson(right, hoursBefore(jsonOf(right), instant, Date.parse(right.headers.date ?? '')))
          : right,
    }),
  ),
  {
    name: 'a wait is told in milliseconds',
    detectedAs: ['header'],
    fits: ({ id }) => ['sendPhoneCode', 'sendMemberPhoneCode', 'authenticate'].includes(id),
    answer: inMilliseconds,
  },
  {
    name: 'a wait is told whole, however much of it is over',
    detectedAs: ['rule'],
    fits: ({ id }) => ['sendPhoneCode', 'authenticate'].includes(id),
    answer(right) {
      const whole = right.status === 429 ? waits[String((jsonOf(right) as Body).message)] : undefined
      return whole === undefined ? right : withHeader(right, 'retry-after', String(whole))
    },
  },
  {
    name: 'a number that nobody logs in by is told another wait',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'sendSmsCaptcha',
    answer: (right) =>
      isSuccess(right) ? withJson(right, { ...(jsonOf(right) as Body), resendAfter: 0 }) : right,
  },
]
