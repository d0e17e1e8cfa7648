import { type PortalClient, unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import { putBack } from '../../../shared/http/put-back.ts'
import { codeSent, given, needCaptcha, otherCodeThan, refusedCode, surelyWrongCode } from '../../run/codes.ts'
import type { Context } from '../../run/context.ts'
import { currentMember } from '../../run/current-member.ts'
import { refused, refusedField, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { sameRefusal } from '../authentication.ts'
import { logInAnew } from './log-in-anew.ts'
import { bindMail, contactsOf, isPhoneShown, passwordOf, plain } from './proofs.ts'

const other = encryptPassword('replayed-2026')

const elsewhere =
  'a second code to the same mail address costs a minute: set a password by one that went there'

/** The login of an account by one of two passwords. */
async function logInBy(context: Context, username: string, password: string) {
  const body = { username, password, ...(await context.captcha()) }
  return context.anonymous.POST('/api/authenticate', { body })
}

/** From now on the account is opened by the new password alone. @returns a client that is logged in by it */
async function checkInForce(
  context: Context,
  username: string,
  { old, now }: { old: string; now: string },
): Promise<PortalClient> {
  const { data } = await unwrap(logInBy(context, username, now))
  await refused(context, 401, 'the password of before', logInBy(context, username, old))
  return context.withToken(data.token, 'reset')
}

async function resetByPhone(context: Context): Promise<void> {
  const password = passwordOf(context, 'applicant')
  const username = context.account('applicant').login
  const applicant = await context.as('applicant')
  const { phone } = await currentMember(applicant)
  let shown = ''
  const phoneCode = await codeSent(context, phone, async (captcha) => {
    const body = { username, ...captcha }
    const sent = await context.anonymous.POST('/api/public/info-member/phone', { body })
    shown = sent.data?.phone ?? shown
    return sent
  })
  context.expect(isPhoneShown(shown, phone), 'the phone is shown with its mask', shown)
  const reset = (changes: object) =>
    context.anonymous.POST('/api/public/member/reset-pwd', {
      body: { username, phoneCode, password: other, ...changes },
    })
  const foreign = { username: context.account('unit').login }
  await refusedCode(context, "another account's code", () => reset(foreign))
  // Nothing would change: the phone that is bound is bound in its own place.
  const asNew = () =>
    applicant.POST('/api/info-member/phone-update', { body: { phone, phoneCode, password } })
  await refusedCode(context, "a member's code as that of a new phone", asNew)
  await refusedField(context, 'password', 'a plain password', reset({ password: plain }))
  await refusedField(
    context,
    'password',
    'too short a password',
    reset({ password: encryptPassword('12345') }),
  )
  await unwrap(reset({}))
  try {
    context.forgetLogin('applicant')
    await refused(context, 401, 'a login of before', applicant.GET('/api/member/current'))
    await refusedCode(context, 'a code that was used', () => reset({}))
  } finally {
    await putBack(() => takeBackPassword(context, { username, password }))
  }
  await currentMember(await context.as('applicant'))
}

/** Opens the account by the new password and sets the former one again: the credentials know no other. */
async function takeBackPassword(
  context: Context,
  { username, password }: { username: string; password: string },
): Promise<void> {
  const own = await checkInForce(context, username, { old: password, now: other })
  await unwrap(own.POST('/api/member/password', { body: { oldPassword: other, password } }))
  await unwrap(own.POST('/api/member/logout'))
}

/** The code of a unit goes to its phone whether it is named by its account or by its credit code. */
async function sendByCode(context: Context, unit: PortalClient, named: { username: string }): Promise<void> {
  const { phone } = await contactsOf(unit)
  const rule = 'a unit that is named by its credit code is shown its phone'
  if (phone === null) return context.untried(rule, 'the unit has no phone')
  const body = { ...named, ...(await context.captcha()) }
  const { data, response } = await context.anonymous.POST('/api/public/info-member/phone', { body })
  context.expect(data?.phone === phone, rule, data?.phone ?? response.status, 'sendAccountCode')
}

/** A code to the mail address that a unit has bound sets its password, and no other code does. */
async function resetByMail(context: Context): Promise<void> {
  const password = passwordOf(context, 'unit')
  const username = context.account('unit').login
  const unit = await logInAnew(context, 'unit')
  const basic = await unwrap(unit.GET('/api/member-basic/detail'))
  // A unit is known by its credit code as well.
  const byCode = { username: (basic.ownerType === 'UNIT' && basic.uscc) || username }
  const email = given(context, context.postbox.newMail())
  await bindMail(context, unit, email)
  const clock = context.clock(elsewhere)
  await clock(61, async () => {
    const mailCode = await codeSent(context, email, (captcha) =>
      context.anonymous.POST('/api/public/member/mailCode', { body: { email, ...captcha } }),
    )
    const reset = (proof: object) =>
      context.anonymous.POST('/api/public/member/reset-pwd', {
        body: { username, password: other, ...proof },
      })
    const wrong = reset({ mailCode: otherCodeThan(mailCode) })
    await refusedWith(context, 400, 'error.mailCode', 'a wrong code of a mail address', wrong)
    const asPhone = () => reset({ phoneCode: mailCode })
    await refusedCode(context, "a mail address's code as that of a phone", asPhone)
    const asNew = () => unit.POST('/api/info-member/mail-update', { body: { email, mailCode, password } })
    await refusedCode(context, "a member's code as that of a new mail address", asNew)
    await sendByCode(context, unit, byCode)
    await unwrap(reset({ ...byCode, mailCode }))
    await refused(context, 401, 'a login of before', unit.GET('/api/member/current'))
    await refusedCode(context, 'a code that was used', () => reset({ mailCode }), 'error.mailCode')
    await checkInForce(context, username, { old: password, now: other })
  })
}

/** An account that does not exist is refused as a wrong code is, in no other words. */
async function refuseUnknown(context: Context): Promise<void> {
  const code = await surelyWrongCode(context)
  for (const proof of [{ phoneCode: code }, { mailCode: code }]) {
    const reset = (username: string) => {
      const body = { username, password: other, ...proof }
      const [name] = Object.keys(proof)
      const call = context.anonymous.POST('/api/public/member/reset-pwd', { body })
      return refused(context, 400, `a reset by a wrong ${name}`, call)
    }
    sameRefusal(context, await reset(context.account('person').login), await reset('nobody-of-this-name'))
  }
}

export const forgottenPassword: Scenario[] = [
  {
    name: 'Who forgot a password is not told whether there is such an account',
    operations: ['resetPassword'],
    writes: true,
    run: refuseUnknown,
  },
  {
    name: 'A forgotten password is set by a code, which ends every login',
    operations: [
      ...(['sendAccountCode', 'resetPassword', 'getCurrentMember', 'authenticate'] as const),
      'updatePhone',
    ],
    writes: true,
    run: resetByPhone,
  },
  {
    name: 'A forgotten password is set by a code to the mail address',
    operations: [
      ...(['sendMemberMailCode', 'resetPassword', 'authenticate', 'getCurrentMember'] as const),
      ...(['sendAccountCode', 'updateMail'] as const),
    ],
    writes: true,
    async run(context) {
      needCaptcha(context)
      passwordOf(context, 'unit')
      await context.clock(elsewhere)(3601, () => resetByMail(context), 'undone')
    },
  },
]
