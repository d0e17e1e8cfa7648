import type { OperationId } from '@portal/api-contract/document'
import { isRecord } from '../../../../../shared/is-record.ts'
import { type Answer, type Call, jsonOf, sentIn, withHeader } from '../../../answer.ts'
import { type Fault, granted, isRefusal, isSuccess } from '../../../fault.ts'

/** Whose code an operation sends. */
type Kind = 'visitor' | 'member'

const senders: Partial<Record<OperationId, Kind>> = {
  sendPhoneCode: 'visitor',
  sendMailCode: 'visitor',
  sendMemberPhoneCode: 'member',
  sendSmsCaptcha: 'member',
  sendAccountCode: 'member',
  sendMemberMailCode: 'member',
}
const sending = Object.keys(senders) as OperationId[]

const messageOf = (answer: Answer): unknown => {
  const body = isRefusal(answer) ? jsonOf(answer) : null
  return isRecord(body) ? body.message : undefined
}

const recipientOf = (call: Call): string => {
  const { phone, email, username } = sentIn(call)
  return String(phone ?? email ?? username ?? call.url.searchParams.get('phone')).toLowerCase()
}

/** A code that is sent within the minute after one of the other kind. */
function countedApart(operation: OperationId): Fault {
  const last = new Map<string, Kind>()
  return {
    name: `visitors' codes and members' codes are counted apart: ${operation}`,
    detectedAs: ['not refused'],
    also: sending,
    fits: ({ id }) => id === operation,
    answer(right, call, _upstream, place) {
      const recipient = recipientOf(call)
      const kind = senders[place.id]
      const before = last.get(recipient)
      if (kind && isSuccess(right)) last.set(recipient, kind)
      const isApart = before !== undefined && before !== kind && place.id === operation
      if (!isApart || messageOf(right) !== 'error.codeCooldown') return right
      return withHeader(granted(right, place), 'retry-after', null)
    },
  }
}

/** A call that takes a code of the kind that was sent last, for which it is none. @param refusal how the code is refused that is none */
function takingAny(operation: OperationId, kind: Kind, refusal: string): Fault {
  let last: Kind | undefined
  return {
    name: `a ${kind}'s code is taken for the other kind's: ${operation}, ${refusal}`,
    detectedAs: ['not refused'],
    also: [...sending, 'verifyPhoneCode', 'verifyMailCode'],
    fits: ({ id }) => id === operation,
    answer(right, call, _upstream, place) {
      if (isSuccess(right) && place.id === operation) last = undefined
      if (isSuccess(right)) last = senders[place.id] ?? last
      if (place.id !== operation || last !== kind || messageOf(right) !== refusal) return right
      // Whoever guesses sends another code than the one of all tests.
      return call.body.includes('"246810"') ? granted(right, place) : right
    },
  }
}

/** A login by a code is none of those that are ended. */
function outlastingByCode(): Fault {
  const byCode = new Set<string>()
  let goesOn: string | undefined
  return {
    name: 'a login by a code outlasts the end of all others',
    detectedAs: ['unauthenticated'],
    also: ['memberAuthenticate', 'endOtherLogins'],
    fits: ({ id }) => id === 'getCurrentMember',
    answer(right, call, upstream, { id }) {
      const { authorization = '' } = call.headers
      if (id === 'endOtherLogins') goesOn = isSuccess(right) ? authorization : goesOn
      else if (id === 'memberAuthenticate' && isSuccess(right) && 'phoneCode' in sentIn(call)) {
        const { data } = jsonOf(right) as { data: { token: string } }
        byCode.add(`Bearer ${data.token}`)
      } else if (right.status === 401 && goesOn && byCode.has(authorization))
        return upstream.ask({ ...call, headers: { ...call.headers, authorization: goesOn } })
      return right
    },
  }
}

/** Faults in what a code is good for, by whom it was sent. */
export const purposeFaults: Fault[] = [
  ...(['sendMemberPhoneCode', 'sendSmsCaptcha', 'sendAccountCode', 'sendMemberMailCode'] as const).map(
    countedApart,
  ),
  ...(['sendPhoneCode', 'sendMailCode'] as const).map(countedApart),
  takingAny('resetPassword', 'visitor', 'error.mailCode'),
  takingAny('updatePhone', 'visitor', 'error.oldPhoneCode'),
  takingAny('updateMail', 'visitor', 'error.oldMailCode'),
  takingAny('closeAccount', 'visitor', 'error.phoneCode'),
  takingAny('registerMember', 'member', 'error.phoneCode'),
  takingAny('updatePhone', 'member', 'error.phoneCode'),
  takingAny('updateMail', 'member', 'error.mailCode'),
  outlastingByCode(),
]
