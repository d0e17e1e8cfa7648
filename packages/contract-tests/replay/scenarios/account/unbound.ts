import { type PortalClient, unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../../shared/credentials/login.ts'
import { isPhone, needCaptcha, nobodysPhone, sentOrSkip, wrongCode } from '../../run/codes.ts'
import type { Context, Other } from '../../run/context.ts'
import { currentMember } from '../../run/current-member.ts'
import { refusedWith } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'
import { contactsOf, isPhoneShown } from './proofs.ts'
import { clockFor } from './travel.ts'

const password = encryptPassword('certainly not the password')

/** What an account lacks is not changed, and no code is sent to it. @returns what the account lacks */
async function checkLacking(context: Context, client: PortalClient): Promise<('PHONE' | 'MAIL')[]> {
  const bound = await unwrap(client.GET('/api/info-member/phone'))
  const code = wrongCode(context)
  const phone = { phone: nobodysPhone, phoneCode: code, password }
  const mail = { email: 'replay@mail.example', mailCode: code, password }
  const send = (channel: 'PHONE' | 'MAIL') => client.POST('/api/info-member/code', { body: { channel } })
  const refusal = (code: string, what: string, call: ReturnType<typeof send>) =>
    refusedWith(context, 409, code, what, call)
  if (bound.phone === null) {
    const change = () => client.POST('/api/info-member/phone-update', { body: phone })
    await refusedWith(context, 409, 'error.phoneNotBound', 'changing a phone that is not bound', change())
    await refusal('error.phoneNotBound', 'a code to a phone that is not bound', send('PHONE'))
  }
  if (bound.email === null) {
    const change = () => client.POST('/api/info-member/mail-update', { body: mail })
    await refusedWith(
      context,
      409,
      'error.mailNotBound',
      'changing a mail address that is not bound',
      change(),
    )
    await refusal('error.mailNotBound', 'a code to a mail address that is not bound', send('MAIL'))
  }
  return [
    ...(bound.phone === null ? ['PHONE' as const] : []),
    ...(bound.email === null ? ['MAIL' as const] : []),
  ]
}

/** An account that has no phone, and whose name is none; undefined where every account has one. */
async function withoutPhone(context: Context): Promise<Other | undefined> {
  for (const other of await context.others())
    if (!isPhone(other.account.login) && (await contactsOf(other.client)).phone === null) return other
  return undefined
}

/** Nobody is told of a name whether it is that of an account without a phone, or of none. */
async function checkLikeUnknown(context: Context): Promise<void> {
  needCaptcha(context)
  const other = (await withoutPhone(context)) ?? context.skip('every account of the credentials has a phone')
  const known = other.account.login
  const send = async (username: string) =>
    context.anonymous.POST('/api/public/info-member/phone', {
      body: { username, ...(await context.captcha()) },
    })
  const unknown = await sentOrSkip(context, send(`nobody-${Date.now()}`))
  const ask = async (username: string) => {
    const answer = await send(username)
    if (answer.response.status === 429) context.skip('too many codes were sent in the last minutes')
    const { data, error, response } = answer
    const rule = 'an account that has no phone is answered as a name that nobody has'
    const isAlike =
      data?.expiresIn === unknown.expiresIn &&
      data.resendAfter === unknown.resendAfter &&
      Object.keys(data).sort().join() === Object.keys(unknown).sort().join()
    context.expect(isAlike, rule, `${response.status} ${error?.message ?? Object.keys(data ?? {})}`)
    return data
  }
  const first = await ask(known)
  const { phone } = await currentMember(other.client)
  const isIts = first !== undefined && isPhoneShown(first.phone, phone)
  const nobodys = 'an account that has no phone is answered a number that is nobody’s'
  context.expect(!isIts, nobodys, first?.phone, 'sendAccountCode')
  const rule = 'an account that has no phone is answered the same number each time'
  const clock = clockFor(
    context,
    rule,
    'ask for the code of such an account, and again after its resendAfter',
  )
  await clock?.(unknown.resendAfter + 1, async () => {
    // Whatever the case of its letters: a name is one.
    const again = await ask(known.toUpperCase())
    context.expect(again?.phone === first?.phone, rule, again?.phone)
  })
}

export const unbound: Scenario[] = [
  {
    name: 'An account that has no phone is answered as a name that nobody has',
    operations: ['sendAccountCode', 'getBoundContacts', 'getCurrentMember'],
    writes: true,
    run: checkLikeUnknown,
  },
  {
    name: 'What is not bound is not changed, and gets no code',
    operations: ['updatePhone', 'updateMail', 'sendOwnCode', 'getBoundContacts'],
    writes: true,
    async run(context) {
      const named = [await context.as('person'), await context.as('unit')]
      const others = (await context.others()).map(({ client }) => client)
      const lacking = new Set<string>()
      for (const client of [...named, ...others])
        for (const channel of await checkLacking(context, client)) lacking.add(channel)
      for (const channel of ['PHONE', 'MAIL'])
        if (!lacking.has(channel))
          context.untried(`what is not bound is not changed: ${channel}`, 'every account has it')
    },
  },
]
