import type { OperationId } from '@portal/api-contract/document'
import { nobodysPhone } from '../../../run/codes.ts'
import { type Answer, jsonOf, sentIn, withJson, withProblem } from '../../answer.ts'
import { type Fault, granted, isSuccess } from '../../fault.ts'
import { by, granting, naming } from '../gaps.ts'
import { across } from './homes/across.ts'
import { lookUp } from './lessons.ts'

type Body = Record<string, unknown>

/** A success that is refused where a call is of a kind. */
const refusing = (
  name: string,
  operation: string,
  [status, message]: [number, string],
  isMeant: (sent: Body) => boolean,
): Fault => ({
  name,
  detectedAs: ['refused'],
  fits: ({ id }) => id === operation,
  answer(right, call) {
    return isSuccess(right) && isMeant(sentIn(call)) ? withProblem(right, status, message) : right
  },
})

/** The last login with each password. */
const logins = new Map<string, Answer>()

/** The password by which each name was logged in first. */
const firsts = new Map<string, string>()

const isOfAnother = ({ username, password }: Body): boolean => {
  const first = firsts.get(String(username)) ?? String(password)
  firsts.set(String(username), first)
  return first !== password
}

/** Phones that somebody has logged in by. */
const loginPhones = new Set<unknown>()

/** The code of an account name is answered otherwise where that has logged in and has no phone. @param tokensByName the latest logins */
const withoutPhone = (
  name: string,
  detectedAs: Fault['detectedAs'],
  change: (right: Answer, member: Body) => Answer,
  tokensByName = new Map<string, string>(),
): Fault => ({
  name,
  detectedAs,
  also: ['authenticate'],
  fits: ({ id }) => id === 'sendAccountCode',
  async answer(right, call, upstream, { id }) {
    if (!isSuccess(right)) return right
    const login = String(sentIn(call).username).toLowerCase()
    if (id === 'authenticate') {
      const { data } = jsonOf(right) as { data: { token: string } }
      tokensByName.set(login, `Bearer ${data.token}`)
      return right
    }
    const authorization = tokensByName.get(login)
    if (!authorization) return right
    const own = { ...call, headers: { ...call.headers, authorization } }
    const bound = await lookUp(upstream, own, '/api/info-member/phone')
    if (!isSuccess(bound) || (jsonOf(bound) as Body).phone !== null) return right
    return change(right, jsonOf(await lookUp(upstream, own, '/api/member/current')) as Body)
  },
})

/** Captchas that a code was sent for. */
const spent = new Set<unknown>()

/** The mail address that each login was shown last, and those that have changed theirs since. */
const mails = new Map<unknown, unknown>()
const moved = new Set<unknown>()

/** The refusals of those who have guessed too often. */
const blocked = new Map<string, Answer>()

const isTooShort = ({ fieldErrors }: Body): boolean =>
  Array.isArray(fieldErrors) &&
  fieldErrors.some(({ field, message }: Body) => field === 'password' && message === 'Size')

/** A call that refuses the phone of a person to a unit, which persons alone would be refused. */
const sharingNone = (operation: 'addPhone' | 'updatePhone'): Fault => ({
  name: `a unit shares no phone with a person: ${operation}`,
  detectedAs: ['rule', 'refused'],
  also: ['authenticate'],
  fits: ({ id }) => id === operation,
  answer(right, call, _upstream, { id }) {
    if (!isSuccess(right)) return right
    const { username, phone } = sentIn(call)
    if (id === 'authenticate') loginPhones.add(username)
    return id === operation && loginPhones.has(phone) ? withProblem(right, 409, 'error.phoneTaken') : right
  },
})

/** What each name was told by its password, where that opened nothing. */
const toldByPassword = new Map<string, string>()

/** A login that tells of the state of an account before the password is looked at. */
const tellingAnybody = (name: string, operations: OperationId[], code: string): Fault => ({
  name,
  detectedAs: ['rule'],
  fits: ({ id }) => operations.includes(id),
  answer(right, call) {
    const { username, phone } = sentIn(call)
    const key = `${code} ${username ?? phone}`.toLowerCase()
    if (isSuccess(right)) toldByPassword.delete(key)
    if (right.status !== 401) return right
    const { message } = jsonOf(right) as Body
    if (message === code) toldByPassword.set(key, code)
    return toldByPassword.has(key) ? withProblem(right, 401, code) : right
  },
})

/** Faults in the rules of logins, passwords and what is bound to an account. */
export const accountRuleFaults: Fault[] = [
  {
    name: 'a phone that is taken is told to whoever asks',
    detectedAs: ['rule', 'problem'],
    fits: ({ id }) => id === 'registerMember',
    answer(right, call) {
      const { ownerType, phone } = sentIn(call)
      const isWrong = right.status === 400 && by('error.phoneCode')(jsonOf(right) as Body)
      return isWrong && ownerType === 'PERSON' && phone !== nobodysPhone
        ? withProblem(right, 409, 'error.phoneTaken')
        : right
    },
  },
  withoutPhone('an account name without a phone is refused', ['status'], (right) =>
    withProblem(right, 409, 'error.phoneNotBound'),
  ),
  withoutPhone('an account name without a phone has another number each time', ['rule'], (right) => {
    const number = `139****${String(Date.now()).slice(-4)}`
    return withJson(right, { ...(jsonOf(right) as Body), phone: number })
  }),
  withoutPhone('an account name without a phone has that of its contact', ['rule'], (right, { phone }) => {
    const shown = String(phone).replace(/^(.{3}).{4}/, '$1****')
    return withJson(right, { ...(jsonOf(right) as Body), phone: shown })
  }),
  {
    name: 'a captcha is good for a second code',
    detectedAs: ['not refused'],
    fits: ({ id }) =>
      [
        'sendPhoneCode',
        'sendMailCode',
        'sendMemberPhoneCode',
        'sendMemberMailCode',
        'sendAccountCode',
      ].includes(id),
    answer(right, call, _upstream, operation) {
      const { captchaKey } = sentIn(call)
      if (isSuccess(right)) spent.add(captchaKey)
      return right.status === 400 && spent.has(captchaKey) ? granted(right, operation) : right
    },
  },
  {
    name: 'a password of before opens the account as well',
    detectedAs: ['unauthenticated'],
    fits: ({ id }) => id === 'authenticate',
    answer(right, call) {
      const { username, password } = sentIn(call)
      const key = `${username} ${password}`
      if (isSuccess(right)) logins.set(key, right)
      return right.status === 401 ? (logins.get(key) ?? right) : right
    },
  },
  refusing('a new password is not in force', 'authenticate', [401, 'error.badCredentials'], isOfAnother),
  tellingAnybody('who was disabled is told so by any password', ['authenticate'], 'error.accountDisabled'),
  tellingAnybody(
    'who has closed the account is told so by any password',
    ['authenticate', 'memberAuthenticate'],
    'error.accountClosed',
  ),
  {
    name: 'who was disabled is told that the right password is wrong',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'authenticate',
    answer: (right) =>
      right.status === 401 && by('error.accountDisabled')(jsonOf(right) as Body)
        ? withProblem(right, 401, 'error.badCredentials')
        : right,
  },
  granting('any mail code sets a password', ['resetPassword'], by('error.mailCode')),
  refusing(
    'no mail code sets a password',
    'resetPassword',
    [400, 'error.mailCode'],
    (sent) => 'mailCode' in sent,
  ),
  granting('a phone that is another person’s is bound', ['updatePhone'], by('error.phoneTaken')),
  ...(['addPhone', 'updatePhone'] as const).map(sharingNone),
  granting(
    'a mail address that is another account’s is bound',
    ['addMail', 'updateMail'],
    by('error.mailTaken'),
  ),
  refusing(
    'an account name is one in its own case alone',
    'authenticate',
    [401, 'error.badCredentials'],
    ({ username }) => /^[A-Z]+$/.test(String(username)),
  ),
  refusing(
    'a unit does not log in by its credit code',
    'authenticate',
    [401, 'error.badCredentials'],
    ({ username }) => /^[0-9A-Z]{18}$/.test(String(username)),
  ),
  granting(
    'the old password is guessed without an end',
    [
      ...(['changePassword', 'changeDeskPassword', 'updatePhone', 'addPhone'] as const),
      ...(['addMail', 'updateMail', 'closeAccount'] as const),
    ],
    by('error.loginBlocked'),
  ),
  {
    name: 'who was blocked stays blocked',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'authenticate',
    answer(right, call) {
      const { username } = sentIn(call)
      if (right.status === 429) blocked.set(String(username), right)
      return right.status === 401 ? (blocked.get(String(username)) ?? right) : right
    },
  },
  {
    name: 'of two proofs the code alone is looked at',
    detectedAs: ['rule'],
    fits: ({ id }) => id === 'updatePhone' || id === 'closeAccount',
    answer(right, call) {
      const { password, oldPhoneCode, phoneCode } = sentIn(call)
      const isTwice = password !== undefined && (oldPhoneCode ?? phoneCode) !== undefined
      const isMeant = right.status === 400 && by('error.validation')(jsonOf(right) as Body) && isTwice
      const code = oldPhoneCode === undefined ? 'error.phoneCode' : 'error.oldPhoneCode'
      return isMeant ? withProblem(right, 400, code) : right
    },
  },
  across(
    'a mail address that was changed is shown as before',
    ['getBoundContacts', 'updateMail'],
    (body, operation, { headers }) => {
      const who = headers.authorization
      if (operation === 'updateMail') moved.add(who)
      else if (!moved.has(who)) mails.set(who, body.email)
      return operation === 'updateMail' ? body : { ...body, email: mails.get(who) ?? body.email }
    },
  ),
  granting(
    'too short a password is taken',
    ['changePassword', 'registerMember', 'resetPassword'],
    isTooShort,
  ),
  granting('a credit code with another check character is registered', ['registerMember'], naming('uscc')),
]
