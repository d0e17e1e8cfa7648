import { unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../shared/credentials/login.ts'
import { putBack } from '../../shared/http/put-back.ts'
import {
  codeSent,
  given,
  isPhone,
  needCaptcha,
  nobodysPhone,
  otherCodeThan,
  phoneCodeSent,
  refusedCode,
  requestCode,
  surelyWrongCode,
  wrongCaptcha,
} from '../run/codes.ts'
import type { Context, Other } from '../run/context.ts'
import { currentMember } from '../run/current-member.ts'
import { refused, refusedField, refusedWith } from '../run/rules.ts'
import type { Scenario } from '../run/scenario.ts'
import { logInBeside } from './account/log-in-anew.ts'
import {
  bindMail,
  checkStill,
  contactsOf,
  guess,
  isMailShown,
  isPhoneShown,
  movePhone,
  passwordOf,
  plain,
} from './account/proofs.ts'
import { clockFor } from './account/travel.ts'

/** A unit may have the phone by which a person logs in. */
async function shareWithUnit(context: Context, phone: string, phoneCode: string): Promise<void> {
  const unit = await context.as('unit')
  const body = { phone, phoneCode, password: passwordOf(context, 'unit') }
  const why = 'bind the phone of a person to a unit, and put back the one before'
  const clock = clockFor(context, 'a unit shares the phone of a person', why)
  await clock?.(
    1,
    async () => {
      const bound = await unwrap(unit.POST('/api/info-member/phone-update', { body }))
      context.expect(isPhoneShown(bound.phone, phone), 'a unit shares the phone of a person', bound.phone)
    },
    'undone',
  )
}

/** A unit that has no phone may begin with the one by which a person logs in. */
async function beginWithShared(context: Context, { account, client }: Other): Promise<void> {
  const rule = 'a unit that has no phone binds that of a person'
  const { role } = await currentMember(client)
  if (role !== 'memberCompany') return context.untried(rule, 'the account without a phone is no unit')
  const phone = context.account('person').login
  if (!isPhone(phone)) return context.untried(rule, 'the login of the person is no phone')
  const clock = clockFor(context, rule, 'bind the phone of a person to a unit that has none')
  // An hour on, where the phone has been sent no code; undone, so that the unit has none again.
  await clock?.(
    3601,
    async () => {
      const unit = await logInBeside(context, account)
      const phoneCode = await phoneCodeSent(context, phone)
      const body = { phone, phoneCode, password: encryptPassword(account.password ?? '') }
      const { data, error } = await unit.POST('/api/info-member/phone-add', { body })
      const isBound = isPhoneShown(data?.phone ?? null, phone)
      context.expect(isBound, rule, data?.phone ?? error?.message, 'addPhone')
    },
    'undone',
  )
}

/** Rules of codes that are sent and used; each account and address is sent one a run, since they cost a minute's wait. */
export const codes: Scenario[] = [
  {
    name: 'A code logs in whom it was sent to, once',
    operations: ['sendMemberPhoneCode', 'memberAuthenticate', 'applyForJob', 'registerMember'],
    writes: true,
    async run(context) {
      const phone = context.account('person').login
      if (!isPhone(phone)) return context.skip('the login of the person is no phone')
      const phoneCode = await codeSent(context, phone, (captcha) =>
        context.anonymous.POST('/api/public/member/phoneCode', { body: { phone, ...captcha } }),
      )
      const logIn = (body: { phone: string; phoneCode: string; password?: string }) =>
        context.anonymous.POST('/api/public/member/authenticate', { body })
      const other = context.account('applicant').login
      await refusedCode(context, "another phone's code", () => logIn({ phone: other, phoneCode }))
      const job = { name: '钟怀瑾', phone, phoneCode, education: '本科', expectPosition: '造价工程师' }
      const application = () => context.anonymous.POST('/api/public/info-job-applies', { body: job })
      await refusedCode(context, "a member's code for what takes a visitor's", application)
      const somebody = { ownerType: 'PERSON' as const, name: job.name, phone, phoneCode }
      const body = { ...somebody, password: encryptPassword('replayed-2026') }
      const registering = () => context.anonymous.POST('/api/public/member/register', { body })
      await refusedCode(context, "a registration by a member's code", registering, 'error.phoneCode')
      const { data } = await unwrap(logIn({ phone, phoneCode }))
      const user = await unwrap(context.withToken(data.token, 'person').GET('/thsuaa/api/currentUser'))
      context.expect(user.role === 'memberPersonal', "the token is the person's", user.role)
      await refusedCode(context, 'a code that was used', () => logIn({ phone, phoneCode }))
      const { password } = context.account('person')
      if (password === undefined) return context.untried('a login by two proofs', 'the person has a token')
      const both = { phone, phoneCode, password: encryptPassword(password), ...(await context.captcha()) }
      await refused(context, 400, 'a login by a password and a code', logIn(both))
    },
  },
  {
    name: 'A captcha is answered once',
    operations: ['authenticate', 'memberAuthenticate'],
    writes: true,
    async run(context) {
      const password = passwordOf(context, 'unit')
      const { POST } = context.anonymous
      const body = { username: context.account('unit').login, password, ...(await context.captcha()) }
      const logIn = () => POST('/api/authenticate', { body })
      await unwrap(logIn())
      await refused(context, 400, 'a captcha that was answered already', logIn())
      const clear = { ...body, password: plain, ...(await context.captcha()) }
      // It is looked at before the name, which nobody has to be told by it; a wrong answer leaves it as it is.
      const astray = { username: 'nobody-of-this-name', password, captchaCode: wrongCaptcha(context) }
      const unknown = POST('/api/authenticate', { body: { ...clear, ...astray } })
      await refusedWith(context, 400, 'error.captcha', 'an unknown name with a wrong captcha', unknown)
      await refusedField(context, 'password', 'a plain password', POST('/api/authenticate', { body: clear }))
      const phone = context.account('person').login
      if (!isPhone(phone)) return context.untried('a login by phone costs a captcha', 'the login is no phone')
      const right = { phone, password: passwordOf(context, 'person'), ...(await context.captcha()) }
      const byPhone = (answer: object) =>
        POST('/api/public/member/authenticate', { body: { ...right, ...answer } })
      const wrong = byPhone({ captchaCode: wrongCaptcha(context) })
      await refusedWith(context, 400, 'error.captcha', 'a login by phone with a wrong captcha', wrong)
      const nobodys = byPhone({ phone: nobodysPhone, captchaCode: wrongCaptcha(context) })
      await refusedWith(context, 400, 'error.captcha', 'an unknown phone with a wrong captcha', nobodys)
      await unwrap(byPhone({}))
      const again = 'a login by phone with a captcha that was answered already'
      await refusedWith(context, 400, 'error.captchaExpired', again, byPhone({}))
    },
  },
  {
    name: 'Codes are sent to whoever asks, and nobody is told whether it is a member',
    operations: ['sendSmsCaptcha', 'sendMemberMailCode'],
    writes: true,
    async run(context) {
      const email = context.postbox.newMail()
      if (email)
        await requestCode(context, (captcha) =>
          context.anonymous.POST('/api/public/member/mailCode', { body: { email, ...captcha } }),
        )
      else context.untried("a code goes to a member's mail address", "the credentials name no 'mail'")
      const phone = given(context, context.postbox.newPhone())
      await requestCode(context, (captcha) =>
        context.anonymous.GET('/message/captcha/sms', { params: { query: { phone, ...captcha } } }),
      )
      const again = { phone, ...(await context.captcha()) }
      await refused(
        context,
        429,
        'a second code within the minute',
        context.anonymous.POST('/api/public/member/phoneCode', { body: again }),
      )
    },
  },
  {
    name: 'A mail address is bound by its own code',
    operations: ['sendMailCode', 'verifyMailCode', 'addMail', 'updateMail', 'getBoundContacts'],
    writes: true,
    leaves: 'a mail address of the unit',
    async run(context) {
      const unit = await context.as('unit')
      passwordOf(context, 'unit')
      const { email } = await contactsOf(unit)
      const first = given(context, context.postbox.newMail())
      if (email !== null && !isMailShown(email, first))
        context.skip('the unit has a mail address, which could not be put back')
      await bindMail(context, unit, first)
      const second = context.postbox.newMail()
      if (second) await bindMail(context, unit, second)
    },
  },
  {
    name: 'A phone is replaced by its own code, and put back',
    operations: ['updatePhone', 'getBoundContacts'],
    writes: true,
    async run(context) {
      const unit = await context.as('unit')
      passwordOf(context, 'unit')
      const { phone } = await currentMember(unit)
      const before = await contactsOf(unit)
      if (!isPhoneShown(before.phone, phone)) context.skip('the phone of the unit is not known whole')
      const other = given(context, context.postbox.newPhone())
      // Once begun it is done to its end: between the two the unit would be left with a phone that is not its own.
      await putBack(async () => {
        await movePhone(context, unit, other)
        await movePhone(context, unit, phone)
      })
      const after = await contactsOf(unit)
      context.expect(after.phone === before.phone, 'the phone is as it was', after.phone)
    },
  },
  {
    name: 'An account without a phone binds its first',
    operations: ['addPhone', 'getBoundContacts'],
    writes: true,
    leaves: 'a phone of an account that had none',
    async run(context) {
      for (const { account, client } of await context.others()) {
        if (!account.password) continue
        const before = await contactsOf(client)
        if (before.phone !== null) continue
        const phone = given(context, context.postbox.newPhone())
        const phoneCode = await phoneCodeSent(context, phone)
        const body = { phone, phoneCode, password: encryptPassword(account.password) }
        const add = (proof: object) =>
          client.POST('/api/info-member/phone-add', { body: { ...body, ...proof } })
        await refusedField(context, 'password', 'a plain password', add({ password: plain }))
        const mistaken = add({ password: guess })
        await refusedWith(context, 400, 'error.badPassword', 'a right code with a wrong password', mistaken)
        const mistyped = add({ phoneCode: otherCodeThan(phoneCode) })
        await refusedWith(context, 400, 'error.phoneCode', 'a right password with a wrong code', mistyped)
        await checkStill(context, client, before)
        await beginWithShared(context, { account, client })
        const bound = await unwrap(add({}))
        context.expect(isPhoneShown(bound.phone, phone), 'the phone is bound', bound.phone)
        const kept = await contactsOf(client)
        context.expect(kept.phone === bound.phone, 'what was bound is kept', kept.phone)
        return
      }
      context.skip('no account of the credentials has still to bind its phone')
    },
  },
  {
    name: 'A password is never taken as it is typed: login',
    operations: ['memberAuthenticate'],
    writes: true,
    async run(context) {
      needCaptcha(context)
      const body = { phone: nobodysPhone, password: plain, ...(await context.captcha()) }
      const logIn = context.anonymous.POST('/api/public/member/authenticate', { body })
      await refusedField(context, 'password', 'a plain password', logIn)
    },
  },
  {
    name: 'A password is never taken as it is typed: registration',
    operations: ['registerMember'],
    writes: true,
    async run(context) {
      const code = { phone: nobodysPhone, phoneCode: await surelyWrongCode(context), password: plain }
      const body = { ownerType: 'PERSON' as const, name: '江砚舟', ...code }
      const registering = context.anonymous.POST('/api/public/member/register', { body })
      await refusedField(context, 'password', 'a plain password', registering)
    },
  },
  {
    name: 'A phone that somebody logs in by is registered once, and bound to nobody else',
    operations: ['registerMember', 'updatePhone', 'memberAuthenticate', 'resetPassword'],
    writes: true,
    async run(context) {
      const others = await context.others()
      const owner = others.find(({ account }) => isPhone(account.login))
      const phone = owner?.account.login
      if (!phone) return context.skip('no further account of the credentials logs in by a phone')
      const phoneCode = await phoneCodeSent(context, phone)
      const password = encryptPassword('replayed-2026')
      const body = { ownerType: 'PERSON' as const, name: '江砚舟', phone, phoneCode, password }
      const register = () => context.anonymous.POST('/api/public/member/register', { body })
      const { message } = await refused(context, 409, 'a second registration', register())
      context.expect(message === 'error.phoneTaken', 'the refusal says what is taken', message)
      await refusedWith(context, 409, 'error.phoneTaken', 'the same with a code that stays good', register())
      const person = await context.as('person')
      const proven = { phone, phoneCode, password: passwordOf(context, 'person') }
      const binding = person.POST('/api/info-member/phone-update', { body: proven })
      await refusedWith(context, 409, 'error.phoneTaken', "binding another person's phone", binding)
      await shareWithUnit(context, phone, phoneCode)
      const proof = { body: { phone, phoneCode } }
      const logIn = () => context.anonymous.POST('/api/public/member/authenticate', proof)
      await refusedCode(context, "a login by a visitor's code", logIn, 'error.phoneCode')
      const reset = { username: phone, phoneCode, password }
      const setting = () => context.anonymous.POST('/api/public/member/reset-pwd', { body: reset })
      await refusedCode(context, "a new password by a visitor's code", setting, 'error.phoneCode')
      // Nothing would change: the phone that is bound is bound in its own place.
      const replacing = { phone, phoneCode, oldPhoneCode: phoneCode }
      const moving = () => owner.client.POST('/api/info-member/phone-update', { body: replacing })
      await refusedCode(context, "a phone replaced by a visitor's code to it", moving)
    },
  },
]
