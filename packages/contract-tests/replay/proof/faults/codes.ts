import type { OperationId } from '@portal/api-contract/document'
import { type Answer, jsonOf, sentIn, withJson } from '../answer.ts'
import { type Fault, granted, isRefusal, isSuccess } from '../fault.ts'

interface Refusal {
  message?: string
  fieldErrors?: { field: string }[]
}

const refusalOf = (answer: Answer): Refusal => (isRefusal(answer) ? ((jsonOf(answer) ?? {}) as Refusal) : {})

/** Calls that are refused by one of these codes, and are granted all the same. */
const skips = (
  name: string,
  operations: OperationId[],
  isMeant: (refusal: Refusal) => boolean,
  detectedAs: Fault['detectedAs'] = ['not refused'],
): Fault => ({
  name,
  detectedAs,
  fits: ({ id }) => operations.includes(id),
  answer: (right, _call, _upstream, operation) =>
    isMeant(refusalOf(right)) ? granted(right, operation) : right,
})

const by =
  (...codes: string[]) =>
  ({ message }: Refusal): boolean =>
    message !== undefined && codes.includes(message)

/** Bodies that were answered once. */
const answered = new Set<string>()

/** Refusals by phone or mail address. */
const wrongTries = new Map<string | undefined, number>()

/** The answers to codes that were right, by what was sent. */
const rightOnce = new Map<string, Answer>()

const sendings: OperationId[] = ['sendPhoneCode', 'sendMailCode', 'sendMemberPhoneCode', 'sendMemberMailCode']

const takings = [
  ...(['verifyPhoneCode', 'registerMember', 'applyForJob', 'applyAsExpert'] as const),
  ...(['addPhone', 'updatePhone', 'verifyMailCode', 'addMail', 'updateMail'] as const),
  ...(['memberAuthenticate', 'resetPassword', 'closeAccount'] as const),
]

/** Codes that nobody was sent. */
const madeUp: unknown[] = ['000000', '111111']

/** For some minutes after another code was sent, the one before it is as good. */
function former(operation: OperationId): Fault {
  const sent = new Map<unknown, number>()
  let again = Number.NaN
  return {
    name: `a code before the last one stays good: ${operation}`,
    detectedAs: ['not refused'],
    also: sendings,
    fits: ({ id }) => id === operation,
    answer(right, call, _upstream, about) {
      const now = Date.parse(right.headers.date ?? '')
      const body = sentIn(call)
      if (about.id !== operation) {
        const recipient = body.phone ?? body.email
        if (isSuccess(right) && now - (sent.get(recipient) ?? 0) < 300_000) again = now
        if (isSuccess(right)) sent.set(recipient, now)
        return right
      }
      const isFormer = now >= again && now - again < 120_000
      const isSent = !Object.values(body).some((value) => madeUp.includes(value))
      const isCode = /^error\.(?:old)?(?:phone|mail)Code$/i.test(refusalOf(right).message ?? '')
      return isFormer && isSent && isCode ? granted(right, about) : right
    },
  }
}

/** Faults in the rules of logins, captchas and codes. */
export const codeFaults: Fault[] = [
  skips(
    'any phone code will do',
    [
      ...(['memberAuthenticate', 'applyForJob', 'applyAsExpert', 'resetPassword'] as const),
      ...(['verifyPhoneCode', 'addPhone', 'closeAccount'] as const),
    ],
    by('error.phoneCode'),
  ),
  ...takings.map(former),
  {
    name: 'a code that was right once stays good',
    detectedAs: ['rule', 'not refused'],
    fits: ({ id }) => id === 'verifyPhoneCode',
    answer(right, { body }) {
      const sent = body.toString('utf8')
      if (isSuccess(right)) rightOnce.set(sent, right)
      return isRefusal(right) ? (rightOnce.get(sent) ?? right) : right
    },
  },
  skips(
    'any mail code will do',
    ['verifyMailCode', 'updateMail', 'addMail', 'closeAccount'],
    by('error.mailCode'),
  ),
  skips(
    'a captcha may be answered twice',
    [
      ...(['authenticate', 'memberAuthenticate', 'sendPhoneCode', 'sendMemberPhoneCode'] as const),
      ...(['sendSmsCaptcha', 'sendMailCode', 'sendMemberMailCode', 'sendAccountCode'] as const),
    ],
    by('error.captchaExpired'),
  ),
  skips(
    'captchas are not looked at',
    [
      ...(['sendPhoneCode', 'sendMemberPhoneCode', 'sendSmsCaptcha', 'sendMailCode'] as const),
      ...(['sendMemberMailCode', 'sendAccountCode', 'memberAuthenticate'] as const),
    ],
    by('error.captcha', 'error.captchaExpired'),
  ),
  skips(
    'a plain password is taken',
    [
      ...(['authenticate', 'memberAuthenticate', 'registerMember', 'resetPassword'] as const),
      ...(['updateMail', 'addMail', 'updatePhone', 'addPhone'] as const),
    ],
    ({ fieldErrors = [] }) => fieldErrors.some(({ field }) => field === 'password'),
  ),
  skips('a phone is registered twice', ['registerMember'], by('error.phoneTaken')),
  skips(
    'a second code is sent within the minute',
    ['sendMemberPhoneCode', 'sendMemberMailCode', 'sendAccountCode'],
    by('error.codeCooldown'),
  ),
  skips('a member has two mini-sites', ['createSite'], by('error.siteExists')),
  skips('a profile is filled in twice', ['createMemberBasic'], by('error.profileExists')),
  skips('what is new may bring its id', ['applyForInvoice'], by('error.idexists')),
  {
    name: 'what is new may bring its id, whatever the refusal says',
    detectedAs: ['not refused'],
    fits: ({ method, responses }) => method === 'post' && '201' in responses,
    answer: (right, { body }, _upstream, operation) =>
      isRefusal(right) && /^\{.*"id":1\}$/s.test(body.toString('utf8')) ? granted(right, operation) : right,
  },
  {
    name: 'the refusal of an id has another name',
    detectedAs: ['problem'],
    fits: ({ id }) => id === 'applyForInvoice',
    answer: (right) => {
      const refusal = refusalOf(right)
      return refusal.message === 'error.idexists'
        ? withJson(right, { ...refusal, message: 'error.exists' })
        : right
    },
  },
  {
    name: 'a code may be guessed at for ever',
    detectedAs: ['not refused'],
    fits: ({ id }) =>
      ['verifyPhoneCode', 'verifyMailCode', 'registerMember', 'memberAuthenticate'].includes(id),
    answer(right, { body }, _upstream, operation) {
      if (!by('error.phoneCode', 'error.mailCode')(refusalOf(right))) return right
      const { phone, email = phone } = JSON.parse(body.toString('utf8')) as { phone?: string; email?: string }
      const tries = (wrongTries.get(email) ?? 0) + 1
      wrongTries.set(email, tries)
      return tries > 5 ? granted(right, operation) : right
    },
  },
  skips(
    'codes that an account asks for have a count of their own',
    ['sendOwnCode', 'sendAccountCode', 'sendMemberMailCode', 'sendSmsCaptcha'],
    by('error.codeHourlyLimit', 'error.codeDailyLimit'),
  ),
  {
    name: 'a code never runs out',
    detectedAs: ['not refused'],
    fits: ({ id }) => id === 'verifyPhoneCode',
    answer(right, { body }, _upstream, operation) {
      const sent = body.toString('utf8')
      if (isSuccess(right)) answered.add(sent)
      return isRefusal(right) && answered.has(sent) ? granted(right, operation) : right
    },
  },
  {
    name: 'a token outlives its logout',
    detectedAs: ['unauthenticated'],
    fits: ({ id }) => ['getCurrentMember', 'listMemberOrders', 'listMemberMessages'].includes(id),
    answer: (right, { headers }, { tokens }, operation) =>
      right.status === 401 && tokens.has(headers.authorization ?? '') ? granted(right, operation) : right,
  },
]
