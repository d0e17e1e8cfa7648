import { type LoginResult, unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../../../shared/credentials/login.ts'
import { codeSent, given, mailCodeSent, phoneCodeSent, refusedCode } from '../../../run/codes.ts'
import type { Context } from '../../../run/context.ts'
import { refused, refusedWith } from '../../../run/rules.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { expert, photo } from '../../talents.ts'
import { logInAnew } from '../log-in-anew.ts'
import { bindMail, contactsOf, lacking, passwordOf } from '../proofs.ts'
import { confirmation } from '../ties.ts'
import { anHourLater, byTime, logIn, loginPhone, memberCodeSent, type Try } from './code-tries.ts'

/** What codes are for that go to one recipient. */
interface Purpose {
  /** Has a code sent, and gives it. */
  send(): Promise<string>
  /** The calls that take it, by what they do, each with the code of its refusal. */
  takings: [what: string, refusal: string, take: Try][]
  /** The call that uses the last code up. */
  use: Try
}

/** By how many tries the last code is not void yet. */
const fewTries = 4

/** Of two codes to one recipient the first is as wrong as any other, before the last is used and after it. */
async function checkLast(context: Context, { send, takings, use }: Purpose): Promise<void> {
  const first = await send()
  await context.clock(byTime)(61, async () => {
    const last = await send()
    const refuse = async (when: string, meant: Purpose['takings']) => {
      for (const [what, refusal, take] of meant)
        await refusedWith(context, 400, refusal, `${what} by a code before ${when}`, take(first))
    }
    // Where all codes are alike, the first is told apart only once the last has been used.
    if (first !== last) await refuse('the last one', takings.slice(0, fewTries))
    await unwrap(use(last))
    await refuse('one that was used', takings)
  })
}

const password = encryptPassword('replayed-2026')

async function checkVisitorsPhone(context: Context): Promise<void> {
  const { POST } = context.anonymous
  const phone = given(context, context.postbox.newPhone())
  const unit = await logInAnew(context, 'unit')
  const bare = await lacking(context, 'phone', 'a first phone is bound by the last code alone')
  const { url: photoUrl } = await unwrap(POST('/api/public/files', { body: { file: photo() } }))
  const job = { name: '钟怀瑾', phone, education: '本科', expectPosition: '造价工程师' }
  const person = { ownerType: 'PERSON' as const, name: '江砚舟', phone, password }
  const whoApplies = { ...expert, expertType: ['造价' as const], photoUrl, phone }
  const apply: Try = (phoneCode) => POST('/api/public/info-job-applies', { body: { ...job, phoneCode } })
  const bind: Try = (phoneCode) => {
    const body = { phone, phoneCode, password: passwordOf(context, 'unit') }
    return unit.POST('/api/info-member/phone-update', { body })
  }
  const takings: [string, Try][] = [
    [
      'verifying',
      (phoneCode) => POST('/api/public/info-member/phoneCode-verify', { body: { phone, phoneCode } }),
    ],
    ['registering', (phoneCode) => POST('/api/public/member/register', { body: { ...person, phoneCode } })],
    ['binding another phone', bind],
    ['applying for a post', apply],
    [
      'applying as an expert',
      (phoneCode) => POST('/api/public/info-expert-applies', { body: { ...whoApplies, phoneCode } }),
    ],
  ]
  if (bare) {
    const body = { phone, password: bare.password }
    takings.push([
      'binding a first phone',
      (phoneCode) => bare.client.POST('/api/info-member/phone-add', { body: { ...body, phoneCode } }),
    ])
  }
  await checkLast(context, {
    send: () => phoneCodeSent(context, phone),
    takings: takings.map(([what, take]) => [what, 'error.phoneCode', take]),
    use: apply,
  })
}

async function checkVisitorsMail(context: Context): Promise<void> {
  const { POST } = context.anonymous
  const email = given(context, context.postbox.newMail())
  const unit = await logInAnew(context, 'unit')
  const bind: Try = async (mailCode) => {
    const bound = await contactsOf(unit)
    const path = bound.email === null ? '/api/info-member/mail-add' : '/api/info-member/mail-update'
    return unit.POST(path, { body: { email, mailCode, password: passwordOf(context, 'unit') } })
  }
  const bare = await lacking(context, 'email', 'a first mail address is bound by the last code alone')
  const takings: [string, Try][] = [
    [
      'verifying',
      (mailCode) => POST('/api/public/info-member/mailCode-verify', { body: { email, mailCode } }),
    ],
    ['binding a mail address', bind],
  ]
  if (bare) {
    const body = { email, password: bare.password }
    takings.push([
      'binding a first mail address',
      (mailCode) => bare.client.POST('/api/info-member/mail-add', { body: { ...body, mailCode } }),
    ])
  }
  await checkLast(context, {
    send: () => mailCodeSent(context, email),
    takings: takings.map(([what, take]) => [what, 'error.mailCode', take]),
    use: bind,
  })
}

async function checkMembersPhone(context: Context): Promise<void> {
  const username = loginPhone(context)
  const person = await logInAnew(context, 'person')
  const phone = given(context, context.postbox.newPhone())
  const fresh = { phone, phoneCode: await phoneCodeSent(context, phone) }
  const change: Try = (oldPhoneCode) =>
    person.POST('/api/info-member/phone-update', { body: { ...fresh, oldPhoneCode } })
  const reset: Try = (phoneCode) =>
    context.anonymous.POST('/api/public/member/reset-pwd', { body: { username, password, phoneCode } })
  await checkLast(context, {
    send: () => memberCodeSent(context, username),
    takings: [
      ['logging in', 'error.phoneCode', (code) => logIn(context, username, code)],
      ['replacing the phone', 'error.oldPhoneCode', change],
      ['setting a password', 'error.phoneCode', reset],
    ],
    use: (code) => logIn(context, username, code),
  })
}

async function checkMembersMail(context: Context): Promise<void> {
  const email = given(context, context.postbox.newMail())
  await bindMail(context, await logInAnew(context, 'unit'), email)
  const { login: username } = context.account('unit')
  // The password stays as it is: whoever sets one is logged out everywhere, and logs in by it again.
  const kept = { username, password: passwordOf(context, 'unit') }
  const reset: Try = (mailCode) =>
    context.anonymous.POST('/api/public/member/reset-pwd', { body: { ...kept, mailCode } })
  await context.clock(byTime)(61, async () => {
    const other = given(context, context.postbox.newMail())
    const fresh = { email: other, mailCode: await mailCodeSent(context, other) }
    const change: Try = async (oldMailCode) => {
      const unit = await logInAnew(context, 'unit')
      return unit.POST('/api/info-member/mail-update', { body: { ...fresh, oldMailCode } })
    }
    await checkLast(context, {
      send: () =>
        codeSent(context, email, (captcha) =>
          context.anonymous.POST('/api/public/member/mailCode', { body: { email, ...captcha } }),
        ),
      takings: [
        ['replacing the mail address', 'error.oldMailCode', change],
        ['setting a password', 'error.mailCode', reset],
      ],
      use: reset,
    })
  })
}

/** An account is closed by a code, too: that of somebody who has just registered, whom nothing ties. */
async function checkClosing(context: Context): Promise<void> {
  const phone = given(context, context.postbox.newPhone())
  const phoneCode = await phoneCodeSent(context, phone)
  const body = { ownerType: 'PERSON' as const, name: '江砚舟', phone, phoneCode, password }
  const { data } = await unwrap(context.anonymous.POST('/api/public/member/register', { body }))
  const person = context.withToken(data.token, 'registered')
  const close: Try = (code) => person.POST('/api/member/close', { body: { confirmation, phoneCode: code } })
  await context.clock(byTime)(61, async () => {
    const visitors = await phoneCodeSent(context, phone)
    await refusedCode(context, "closing an account by a visitor's code", () => close(visitors))
    const byCode: LoginResult[] = []
    await context.clock(byTime)(61, () =>
      checkLast(context, {
        send: () => memberCodeSent(context, phone),
        takings: [['closing an account', 'error.phoneCode', close]],
        async use(code) {
          const login = await logIn(context, phone, code)
          if (login.data) byCode.push(login.data)
          return login
        },
      }),
    )
    await unwrap(person.DELETE('/api/member/logins'))
    for (const { data } of byCode) {
      const ended = context.withToken(data.token, 'registered').GET('/api/member/current')
      await refused(context, 401, 'a login by a code that was ended from elsewhere', ended)
    }
  })
}

const rule = 'Of several codes only the one that was sent last counts'

/** All of them are undone, and before a phone is bound to the account that has none. */
export const lastCodes: Scenario[] = [
  {
    name: rule,
    operations: [
      ...(['memberAuthenticate', 'sendMemberPhoneCode', 'resetPassword', 'updatePhone'] as const),
      'sendPhoneCode',
    ],
    writes: true,
    run: (context) => anHourLater(context, () => checkMembersPhone(context)),
  },
  {
    name: `${rule}: mail address of a member`,
    operations: [
      ...(['sendMemberMailCode', 'resetPassword', 'updateMail', 'sendMailCode'] as const),
      ...(['addMail', 'verifyMailCode'] as const),
    ],
    writes: true,
    run: (context) => anHourLater(context, () => checkMembersMail(context)),
  },
  {
    name: `${rule}: closing an account`,
    operations: [
      ...(['closeAccount', 'registerMember', 'memberAuthenticate', 'sendMemberPhoneCode'] as const),
      ...(['endOtherLogins', 'getCurrentMember'] as const),
    ],
    writes: true,
    run: (context) => anHourLater(context, () => checkClosing(context)),
  },
  {
    name: `${rule}: visitor`,
    operations: [
      ...(['sendPhoneCode', 'verifyPhoneCode', 'registerMember', 'applyForJob'] as const),
      ...(['applyAsExpert', 'updatePhone', 'addPhone', 'uploadPublicFile'] as const),
    ],
    writes: true,
    run: (context) => anHourLater(context, () => checkVisitorsPhone(context)),
  },
  {
    name: `${rule}: mail address of a visitor`,
    operations: ['sendMailCode', 'verifyMailCode', 'updateMail', 'addMail'],
    writes: true,
    run: (context) => anHourLater(context, () => checkVisitorsMail(context)),
  },
]
