import { type PortalClient, unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import { putBack } from '../../../shared/http/put-back.ts'
import { isPhone, needCaptcha, nobodysPhone, wrongCode } from '../../run/codes.ts'
import type { Context } from '../../run/context.ts'
import { refused, refusedField, refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { mostTries } from '../authentication.ts'
import { deskClient } from '../desk/desk-client.ts'
import { logInAnew } from './log-in-anew.ts'
import { contactsOf, lacking, passwordOf } from './proofs.ts'
import { confirmation } from './ties.ts'

const other = encryptPassword('replayed-2026')

const byPhonePath = '/api/public/member/authenticate'

/** Does something that would keep an account's owner out for a while, and takes it back. */
const onceUndone = (context: Context, work: () => Promise<unknown>): Promise<void> =>
  context.clock('wrong ones block the account: give eleven of an account that nobody needs')(
    901,
    work,
    'undone',
  )

type Refusal = Parameters<typeof refused>[3]

/** What a call answers to a wrong password. */
const wrongly = {
  old: [400, 'error.badPassword'],
  login: [401, 'error.badCredentials'],
} as const

/** Wrong ones are refused, and after ten of them any, the right one as well. */
async function guess(
  context: Context,
  right: string,
  [status, code]: (typeof wrongly)[keyof typeof wrongly],
  attempt: (password: string) => Refusal,
): Promise<void> {
  for (let tries = 0; tries < mostTries; tries++)
    await refusedWith(context, status, code, 'a wrong password', attempt(other))
  await refusedWith(context, 429, 'error.loginBlocked', 'the right one after ten wrong', attempt(right))
}

/** A wrong one before a right one counts no more: ten further ones are told that they are wrong, and not to wait. */
async function guessOnce(
  context: Context,
  right: string,
  attempt: (password: string) => Refusal,
): Promise<void> {
  const [status, code] = wrongly.login
  await refusedWith(context, status, code, 'a wrong password', attempt(other))
  const { response } = await attempt(right)
  context.expect(response.ok, 'a right password after a wrong one logs in', response.status)
}

const guessOld = (context: Context, right: string, change: (oldPassword: string) => Refusal) =>
  guess(context, right, wrongly.old, change)

/** Every call that asks the applicant for its password, each with what it answers to a wrong one. */
async function asking(context: Context, client: PortalClient, phone: string, password: string) {
  const { POST } = context.anonymous
  const { email } = await contactsOf(client)
  const { reasons } = await unwrap(client.GET('/api/member/closing'))
  const code = wrongCode(context)
  const toPhone = { phone: nobodysPhone, phoneCode: code, password }
  const toMail = { email: 'replay@mail.example', mailCode: code, password }
  const mail = email === null ? '/api/info-member/mail-add' : '/api/info-member/mail-update'
  const changing = { oldPassword: password, password: other }
  const calls: [keyof typeof wrongly, () => Refusal][] = [
    ['old', () => client.POST('/api/member/password', { body: changing })],
    ['old', () => client.POST('/api/info-member/phone-update', { body: toPhone })],
    ['old', () => client.POST(mail, { body: toMail })],
    ['login', async () => POST(byPhonePath, { body: { phone, password, ...(await context.captcha()) } })],
  ]
  // Who is tied is told so before the password is looked at.
  if (reasons.length === 0)
    calls.push(['old', () => client.POST('/api/member/close', { body: { confirmation, password } })])
  return calls
}

/** Ten wrong ones over several calls block the login as ten of one call do. */
async function guessEverywhere(context: Context, applicant: PortalClient): Promise<void> {
  needCaptcha(context)
  const phone = context.account('applicant').login
  if (!isPhone(phone)) context.skip('the login of the applicant is no phone')
  const password = passwordOf(context, 'applicant')
  const calls = await asking(context, applicant, phone, other)
  for (let tries = 0; tries < mostTries; tries++) {
    const [kind, call] = calls[tries % calls.length] ?? []
    if (!kind || !call) continue
    const [status, code] = wrongly[kind]
    await refusedWith(context, status, code, 'a wrong password', call())
  }
  const what = 'the right password after ten wrong ones over several calls'
  for (const [, call] of await asking(context, applicant, phone, password))
    await refusedWith(context, 429, 'error.loginBlocked', what, call())
}

/** Where nothing is bound yet, a wrong password counts as well. */
async function guessUnbound(context: Context, which: 'phone' | 'email'): Promise<void> {
  const code = wrongCode(context)
  const bare = await lacking(context, which, `wrong passwords count where no ${which} is bound`)
  if (!bare) return
  const { POST } = bare.client
  await guessOld(context, bare.password, (password) =>
    which === 'phone'
      ? POST('/api/info-member/phone-add', { body: { phone: nobodysPhone, phoneCode: code, password } })
      : POST('/api/info-member/mail-add', {
          body: { email: 'replay@mail.example', mailCode: code, password },
        }),
  )
}

export const passwords: Scenario[] = [
  {
    name: 'A password is changed by the one that holds, which ends the other logins, and is put back',
    operations: ['changePassword', 'authenticate', 'listMemberLogins'],
    writes: true,
    async run(context) {
      const { login, password } = context.account('person')
      const [here, there] = [await logInAnew(context, 'person'), await logInAnew(context, 'person')]
      const held = encryptPassword(password ?? '')
      const change = (oldPassword: string, next: string) =>
        here.POST('/api/member/password', { body: { oldPassword, password: next } })
      const wrong = await refused(context, 400, 'a wrong old password', change(other, other))
      context.expect(
        wrong.message === 'error.badPassword',
        'the refusal says that it is wrong',
        wrong.message,
      )
      const same = await refused(context, 400, 'the password that holds', change(held, held))
      context.expect(
        same.message === 'error.passwordSame',
        'the refusal says that it is the same',
        same.message,
      )
      await refusedField(context, 'password', 'a plain password', change(held, 'not encrypted at all'))
      for (const length of [5, 65]) {
        const next = encryptPassword('x'.repeat(length))
        await refusedField(context, 'password', `a password of ${length} characters`, change(held, next))
      }
      await refusedField(context, 'oldPassword', 'a plain password', change('not encrypted at all', other))
      await unwrap(there.GET('/api/member/current'))
      // The run's own login is among the others.
      context.forgetLogin('person')
      await unwrap(change(held, other))
      try {
        await unwrap(here.GET('/api/member/current'))
        await refused(context, 401, 'a login of before', there.GET('/api/member/current'))
        const logins = await unwrap(here.GET('/api/member/logins'))
        context.expect(logins.length === 1, 'no login of before is listed', logins.length)
        const body = { username: login, password: held, ...(await context.captcha()) }
        await refused(context, 401, 'the old password', context.anonymous.POST('/api/authenticate', { body }))
      } finally {
        await putBack(() => unwrap(change(other, held)))
      }
      await unwrap(here.POST('/api/member/logout'))
    },
  },
  {
    name: 'Who guesses the password of an account has to wait, with the right one as well, which ends the count before',
    operations: ['authenticate', 'memberAuthenticate', 'changePassword'],
    writes: true,
    run: (context) =>
      onceUndone(context, async () => {
        needCaptcha(context)
        const { POST } = context.anonymous
        const [unit, username] = [await context.as('unit'), context.account('unit').login]
        const byName = async (password: string) =>
          POST('/api/authenticate', { body: { username, password, ...(await context.captcha()) } })
        const oldPassword = passwordOf(context, 'unit')
        await guessOnce(context, oldPassword, byName)
        await guess(context, oldPassword, wrongly.login, byName)
        const changing = unit.POST('/api/member/password', { body: { oldPassword, password: other } })
        const what = 'the right password after ten wrong logins'
        await refusedWith(context, 429, 'error.loginBlocked', what, changing)
        const phone = context.account('person').login
        const byPhone = async (password: string) =>
          POST('/api/public/member/authenticate', { body: { phone, password, ...(await context.captcha()) } })
        const right = passwordOf(context, 'person')
        if (isPhone(phone)) {
          await guessOnce(context, right, byPhone)
          await guess(context, right, wrongly.login, byPhone)
        } else context.untried('who guesses the password of a phone has to wait', 'the login is no phone')
      }),
  },
  {
    name: 'Who guesses the old password has to wait',
    operations: ['changePassword'],
    writes: true,
    run: (context) =>
      onceUndone(context, async () => {
        const person = await logInAnew(context, 'person')
        const { password } = context.account('person')
        await guessOld(context, encryptPassword(password ?? ''), (oldPassword) =>
          person.POST('/api/member/password', { body: { oldPassword, password: other } }),
        )
      }),
  },
  {
    name: 'Wrong passwords count together, whatever call asks for them',
    operations: [
      ...(['memberAuthenticate', 'changePassword', 'updatePhone'] as const),
      ...(['addMail', 'updateMail', 'closeAccount'] as const),
    ],
    writes: true,
    async run(context) {
      // The login is the run's own, which outlasts what is undone.
      const applicant = await context.as('applicant')
      await onceUndone(context, () => guessEverywhere(context, applicant))
    },
  },
  {
    name: 'Who guesses the password of an account to which nothing is bound has to wait',
    operations: ['addPhone', 'addMail'],
    writes: true,
    async run(context) {
      for (const which of ['phone', 'email'] as const)
        await onceUndone(context, () => guessUnbound(context, which))
    },
  },
  {
    name: 'The desk: who guesses the old password has to wait',
    operations: ['changeDeskPassword', 'listDeskLog'],
    writes: true,
    run: (context) =>
      onceUndone(context, async () => {
        await deskClient(context)
        const staff = await logInAnew(context, 'staff')
        const { password } = context.account('staff')
        await guessOld(context, encryptPassword(password ?? ''), (oldPassword) =>
          staff.POST('/api/admin/account/password', { body: { oldPassword, password: other } }),
        )
      }),
  },
]
