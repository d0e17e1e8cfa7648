import { encryptPassword } from '../../../../shared/credentials/login.ts'
import {
  codeSent,
  given,
  isPhone,
  mailCodeSent,
  needCaptcha,
  otherCodeThan,
  phoneCodeSent,
  requestCode,
} from '../../../run/codes.ts'
import type { Context } from '../../../run/context.ts'
import { type refused, refusedWith } from '../../../run/rules.ts'
import type { Scenario } from '../../../run/scenario.ts'

/** A call that takes a code. */
export type Try = (code: string) => Parameters<typeof refused>[3]

export const byTime = 'a second code to a number costs a minute: have two sent, and try the first'

/** After five wrong tries the right code is as wrong as they are. */
async function guess(context: Context, right: string, refusal: string, attempt: Try): Promise<void> {
  const wrong = otherCodeThan(right)
  for (let tries = 0; tries < 5; tries++)
    await refusedWith(context, 400, refusal, 'a wrong code', attempt(wrong))
  await refusedWith(context, 400, refusal, 'the right code after five wrong ones', attempt(right))
}

/** The code of a member's phone. */
export const memberCodeSent = (context: Context, phone: string): Promise<string> =>
  codeSent(context, phone, (captcha) =>
    context.anonymous.POST('/api/public/member/phoneCode', { body: { phone, ...captcha } }),
  )

export const logIn = (context: Context, phone: string, phoneCode: string) =>
  context.anonymous.POST('/api/public/member/authenticate', { body: { phone, phoneCode } })

/** An hour on, where the codes that the run has sent so far count for nothing, and those of now for nothing afterwards. */
export async function anHourLater(context: Context, work: () => Promise<unknown>): Promise<void> {
  needCaptcha(context)
  await context.clock(byTime)(3601, work, 'undone')
}

/** A phone that a person logs in by. */
export function loginPhone(context: Context): string {
  const { login } = context.account('person')
  return isPhone(login) ? login : context.skip('the login of the person is no phone')
}

/** Every call that sends a code, to one phone, to one mail address and for one name that nobody has. */
export function sendings({ anonymous }: Context, phone: string, email: string) {
  const { GET, POST } = anonymous
  const username = `nobody-${Date.now()}`
  type Captcha = Awaited<ReturnType<Context['captcha']>>
  return {
    'to a phone': [
      (captcha: Captcha) => GET('/message/captcha/sms', { params: { query: { phone, ...captcha } } }),
      (captcha: Captcha) => POST('/api/public/phoneCode', { body: { phone, ...captcha } }),
      (captcha: Captcha) => POST('/api/public/member/phoneCode', { body: { phone, ...captcha } }),
    ],
    'to a mail address': [
      (captcha: Captcha) => POST('/api/public/mailCode', { body: { email, ...captcha } }),
      (captcha: Captcha) => POST('/api/public/member/mailCode', { body: { email, ...captcha } }),
    ],
    'for a name': [
      (captcha: Captcha) => POST('/api/public/info-member/phone', { body: { username, ...captcha } }),
    ],
  }
}

/** Once a code was sent, none of the calls that send one sends another within the minute. */
async function checkCooldown(context: Context): Promise<void> {
  const phone = given(context, context.postbox.newPhone())
  const email = given(context, context.postbox.newMail())
  for (const [where, calls] of Object.entries(sendings(context, phone, email))) {
    const [first] = calls
    if (first) await requestCode(context, first)
    for (const again of calls) {
      const sending = again(await context.captcha())
      const what = `a second code ${where} within the minute`
      await refusedWith(context, 429, 'error.codeCooldown', what, sending)
    }
  }
}

export const codeTries: Scenario[] = [
  {
    name: 'A code is sent once a minute, whatever call asks for it',
    operations: [
      ...(['sendPhoneCode', 'sendMemberPhoneCode', 'sendSmsCaptcha'] as const),
      ...(['sendMailCode', 'sendMemberMailCode', 'sendAccountCode'] as const),
    ],
    writes: true,
    run: (context) => anHourLater(context, () => checkCooldown(context)),
  },
  {
    name: 'A code that was guessed at five times is void',
    operations: ['verifyPhoneCode'],
    writes: true,
    async run(context) {
      const phone = given(context, context.postbox.newPhone())
      const phoneCode = await phoneCodeSent(context, phone)
      await guess(context, phoneCode, 'error.phoneCode', (code) =>
        context.anonymous.POST('/api/public/info-member/phoneCode-verify', {
          body: { phone, phoneCode: code },
        }),
      )
    },
  },
  {
    name: 'A code that was guessed at five times is void: mail address',
    operations: ['verifyMailCode'],
    writes: true,
    run: (context) =>
      anHourLater(context, async () => {
        const email = given(context, context.postbox.newMail())
        const mailCode = await mailCodeSent(context, email)
        await guess(context, mailCode, 'error.mailCode', (code) =>
          context.anonymous.POST('/api/public/info-member/mailCode-verify', {
            body: { email, mailCode: code },
          }),
        )
      }),
  },
  {
    name: 'A code that was guessed at five times is void: registration',
    operations: ['registerMember'],
    writes: true,
    run: (context) =>
      anHourLater(context, async () => {
        const phone = given(context, context.postbox.newPhone())
        const right = await phoneCodeSent(context, phone)
        const password = encryptPassword('replayed-2026')
        const body = { ownerType: 'PERSON' as const, name: '江砚舟', phone, password }
        await guess(context, right, 'error.phoneCode', (phoneCode) =>
          context.anonymous.POST('/api/public/member/register', { body: { ...body, phoneCode } }),
        )
      }),
  },
  {
    name: 'A code that was guessed at five times is void: login',
    operations: ['memberAuthenticate', 'sendMemberPhoneCode'],
    writes: true,
    run: (context) =>
      anHourLater(context, async () => {
        const phone = loginPhone(context)
        const right = await memberCodeSent(context, phone)
        await guess(context, right, 'error.phoneCode', (code) => logIn(context, phone, code))
      }),
  },
]
