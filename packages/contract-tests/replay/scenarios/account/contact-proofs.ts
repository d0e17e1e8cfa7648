import { type PortalClient, unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import {
  codeSent,
  given,
  isPhone,
  mailCodeSent,
  needCaptcha,
  phoneCodeSent,
  refusedCode,
  sentOrSkip,
} from '../../run/codes.ts'
import type { Context } from '../../run/context.ts'
import { refusedField, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInAnew, logInBeside } from './log-in-anew.ts'
import { bindMail, passwordOf } from './proofs.ts'
import { confirmation } from './ties.ts'
import { clockFor } from './travel.ts'

const strangersPlain = 'replayed-2026'
const strangersPassword = encryptPassword(strangersPlain)

/** A unit that nobody has registered. */
const aUnit = {
  ownerType: 'UNIT',
  companyName: '临江启衡工程咨询有限公司',
  uscc: '91349901MA2QH21B7T',
  contactName: '江砚舟',
  password: strangersPassword,
}

/** Another one. */
const another = { ...aUnit, companyName: '临江启衡造价咨询有限公司', uscc: '91349901MA2QH21C8Y' }

/** What else a unit registers with. */
type Proof = Record<'username' | 'phone' | 'phoneCode', string>

const elsewhere = 'a second code to a mail address costs a minute: try to bind that of another account'

/** A visitor's code to the mail address that a unit has bound does nothing that a member's code does. */
async function refuseAsMembers(
  context: Context,
  unit: PortalClient,
  sent: { email: string; mailCode: string },
): Promise<void> {
  const { mailCode } = sent
  const body = { username: context.account('unit').login, password: passwordOf(context, 'unit'), mailCode }
  const setting = () => context.anonymous.POST('/api/public/member/reset-pwd', { body })
  await refusedCode(context, "a new password by a visitor's mail code", setting, 'error.mailCode')
  const replacing = { ...sent, oldMailCode: mailCode }
  const moving = () => unit.POST('/api/info-member/mail-update', { body: replacing })
  await refusedCode(context, "a mail address replaced by a visitor's code to it", moving)
}

/** The mail address of a unit is refused to other accounts, to those that have one and those that have none. */
async function checkMailTaken(context: Context): Promise<void> {
  const email = given(context, context.postbox.newMail())
  const unit = await logInAnew(context, 'unit')
  await bindMail(context, unit, email)
  await context.clock(elsewhere)(61, async () => {
    const mailCode = await mailCodeSent(context, email)
    await refuseAsMembers(context, unit, { email, mailCode })
    const tried = new Set<string>()
    for (const { account } of await context.others()) {
      const client = await logInBeside(context, account)
      const bound = await unwrap(client.GET('/api/info-member/phone'))
      const path = bound.email === null ? '/api/info-member/mail-add' : '/api/info-member/mail-update'
      if (tried.has(path)) continue
      tried.add(path)
      const password = encryptPassword(account.password ?? '')
      for (const [written, what] of [
        [email, "binding another account's mail address"],
        [email.toUpperCase(), "binding another account's mail address, in capitals"],
      ] as const) {
        const binding = client.POST(path, { body: { email: written, mailCode, password } })
        await refusedWith(context, 409, 'error.mailTaken', what, binding)
      }
    }
  })
}

const register = (context: Context, body: object) =>
  context.anonymous.POST('/api/public/member/register', { body: body as never })

/** What another unit has, by the code of the refusal. */
type Taken = readonly (readonly [code: string, its: Partial<typeof aUnit & Proof>])[]

async function refuseTaken(context: Context, fresh: typeof aUnit & Proof, taken: Taken): Promise<void> {
  for (const [code, its] of taken) {
    const what = Object.values(its).join()
    await refusedWith(context, 409, code, what, register(context, { ...fresh, ...its }))
  }
}

/** A unit that has closed its account registers with its own name, code and phone again. */
async function registerAgain(context: Context, fresh: typeof aUnit & Proof): Promise<void> {
  const rule = 'name and code of a closed unit are free for a new registration'
  const clock = clockFor(context, rule, 'the next code to the same phone would cost a minute')
  const anew = async () => {
    const phoneCode = await phoneCodeSent(context, fresh.phone)
    const again = await register(context, { ...fresh, username: `${fresh.username}b`, phoneCode })
    const seen = again.error?.message ?? again.response.status
    context.expect(again.response.status === 201, rule, seen, 'registerMember')
  }
  await clock?.(3601, anew, 'undone')
}

/** A unit with nothing that another one has is registered as it was written, logs in by its name, and closes its account. */
async function checkUnit(
  context: Context,
  fresh: typeof aUnit & Proof,
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const { data, response } = await register(context, fresh)
  context.expect(response.status === 201, 'a unit registers', response.status, 'registerMember')
  if (!data) return
  const unit = context.withToken(data.data.token, 'registered')
  const basic = await unwrap(unit.GET('/api/member-basic/detail'))
  const { companyName, uscc } = fresh
  const isIts = basic.ownerType === 'UNIT' && basic.companyName === companyName && basic.uscc === uscc
  context.expect(isIts, 'a unit has the name and the code that it registered with', basic, 'getMemberBasic')
  const { contactName } = basic.ownerType === 'UNIT' ? basic : {}
  const isCalled = contactName === fresh.contactName
  context.expect(
    isCalled,
    'a unit names whom it registered with as its contact',
    contactName,
    'getMemberBasic',
  )
  const { role } = await unwrap(unit.GET('/thsuaa/api/currentUser'))
  context.expect(role === 'memberCompany', 'who registers as a unit is one', role, 'getCurrentUser')
  const login = { login: fresh.username.toUpperCase(), password: strangersPlain }
  const again = await logInBeside(context, login, 'registered')
  await unwrap(again.GET('/api/member/current'))
  await meanwhile?.()
  await unwrap(again.POST('/api/member/close', { body: { confirmation, password: strangersPassword } }))
  await registerAgain(context, fresh)
}

export const contactProofs: Scenario[] = [
  {
    name: 'A code is verified whatever it is for, and stays good for its call',
    operations: ['verifyPhoneCode', 'sendMemberPhoneCode', 'memberAuthenticate'],
    writes: true,
    async run(context) {
      const others = (await context.others()).map(({ account }) => account.login)
      const phone = others.findLast(isPhone) ?? context.skip('no further account logs in by a phone')
      const phoneCode = await codeSent(context, phone, (captcha) =>
        context.anonymous.POST('/api/public/member/phoneCode', { body: { phone, ...captcha } }),
      )
      const body = { phone, phoneCode }
      const verify = () => context.anonymous.POST('/api/public/info-member/phoneCode-verify', { body })
      await unwrap(verify())
      await unwrap(verify())
      await unwrap(context.anonymous.POST('/api/public/member/authenticate', { body }))
      await refusedCode(context, 'verifying a code that was used', verify)
    },
  },
  {
    name: 'A mail address is one whatever the case of its letters',
    operations: ['sendMailCode', 'verifyMailCode'],
    writes: true,
    async run(context) {
      const email = given(context, context.postbox.newMail())
      const mailCode = await mailCodeSent(context, email)
      const shouted = email.toUpperCase()
      const again = { email: shouted, ...(await context.captcha()) }
      const sending = context.anonymous.POST('/api/public/mailCode', { body: again })
      await refusedWith(
        context,
        429,
        'error.codeCooldown',
        'a second code within the minute, in capitals',
        sending,
      )
      const body = { email: shouted, mailCode }
      await unwrap(context.anonymous.POST('/api/public/info-member/mailCode-verify', { body }))
    },
  },
  {
    name: 'A name that nobody has is answered one phone, each time the same',
    operations: ['sendAccountCode'],
    writes: true,
    async run(context) {
      needCaptcha(context)
      const ask = async (username: string) => {
        const body = { username, ...(await context.captcha()) }
        return sentOrSkip(context, context.anonymous.POST('/api/public/info-member/phone', { body }))
      }
      const number = given(context, context.postbox.newPhone())
      const own = (await ask(number)).phone
      const isOwn = own.slice(0, 3) === number.slice(0, 3) && own.slice(-4) === number.slice(-4)
      context.expect(isOwn, 'an unknown mobile number is answered itself', own, 'sendAccountCode')
      const clock = context.clock(
        'ask for the code of a name that nobody has, and again after its resendAfter',
      )
      const username = `nobody-${Date.now()}`
      const { phone, resendAfter } = await ask(username)
      await clock(resendAfter + 1, async () => {
        const again = await ask(username)
        context.expect(again.phone === phone, 'an unknown name is answered the same phone', again.phone)
      })
    },
  },
  {
    name: 'A unit registers with nothing that another unit has',
    operations: ['registerMember', 'getMemberBasic', 'authenticate', 'getCurrentUser', 'closeAccount'],
    writes: true,
    leaves: 'a unit that was registered and closed',
    async run(context) {
      const unit = await context.as('unit')
      const known = await unwrap(unit.GET('/api/member-basic/detail'))
      const username = context.account('unit').login
      if (known.ownerType !== 'UNIT' || username === known.uscc)
        return context.skip('the unit does not log in by an account name')
      const phone = given(context, context.postbox.newPhone())
      const phoneCode = await phoneCodeSent(context, phone)
      const fresh = { ...aUnit, username: `replay${Date.now()}`, phone, phoneCode }
      const misread = { uscc: '91349901MA2HX01K70' }
      await refusedField(
        context,
        'uscc',
        'a code with a wrong check character',
        register(context, { ...fresh, ...misread }),
      )
      const short = { password: encryptPassword('12345') }
      await refusedField(
        context,
        'password',
        'a password of 5 characters',
        register(context, { ...fresh, ...short }),
      )
      const taken = [
        ['error.usernameTaken', { username }],
        ['error.usernameTaken', { username: username.toUpperCase() }],
        ['error.usccTaken', { uscc: known.uscc }],
        ['error.companyNameTaken', { companyName: known.companyName }],
      ] as const
      await refuseTaken(context, fresh, taken)
      await checkUnit(context, fresh)
      const rule = 'name and codes of a unit that was closed are free for a new registration'
      const clock = clockFor(
        context,
        rule,
        'a second code would go to a further phone: register the unit again',
      )
      const again = async () => {
        const other = given(context, context.postbox.newPhone())
        const username = `replay${Date.now()}`
        const third = given(context, context.postbox.newPhone())
        const sent = { phone: third, phoneCode: await phoneCodeSent(context, third) }
        const its = { ...fresh, username, phone: other, phoneCode: await phoneCodeSent(context, other) }
        // What a unit has that is no member yet is as little free.
        await checkUnit(context, its, () =>
          refuseTaken(context, { ...another, username: `${username}c`, ...sent }, [
            ['error.usernameTaken', { username }],
            ['error.usccTaken', { uscc: aUnit.uscc }],
            ['error.companyNameTaken', { companyName: aUnit.companyName }],
          ]),
        )
      }
      await clock?.(3601, again, 'undone')
    },
  },
  {
    name: 'A mail address that an account has is bound to no other',
    operations: ['addMail', 'updateMail', 'sendMailCode', 'resetPassword'],
    writes: true,
    async run(context) {
      needCaptcha(context)
      passwordOf(context, 'unit')
      // What is undone takes logins with it that were made meanwhile.
      await context.others()
      // Undone: whoever had no mail address has none again.
      await context.clock(elsewhere)(3601, () => checkMailTaken(context), 'undone')
    },
  },
]
