import { unwrap } from '@portal/api-contract'
import { encryptPassword } from '../../shared/credentials/login.ts'
import { given, needCaptcha, nobodysPhone, phoneCodeSent, wrongCaptcha } from '../run/codes.ts'
import type { Context } from '../run/context.ts'
import { refused, refusedField, refusedWith } from '../run/rules.ts'
import type { Scenario } from '../run/scenario.ts'
import { clockFor } from './account/travel.ts'

const nobody = `nobody-with-captcha-${Date.now()}`
const guess = encryptPassword('certainly not the password')

/** A login by a name that nobody has: the captcha is looked at before the name. */
const logInWith = (context: Context, captcha: { captchaKey: string; captchaCode: string }) =>
  context.anonymous.POST('/api/authenticate', { body: { username: nobody, password: guess, ...captcha } })

export const verification: Scenario[] = [
  {
    name: 'A captcha is fresh each time and must be answered',
    operations: ['getCaptcha', 'sendPhoneCode'],
    writes: true,
    async run(context) {
      const [one, two] = [await context.captcha(), await context.captcha()]
      context.expect(one.captchaKey !== two.captchaKey, 'two captchas have two keys', 'one key')
      const wrong = { captchaKey: one.captchaKey, captchaCode: wrongCaptcha(context) }
      const body = { phone: nobodysPhone, ...wrong }
      await refused(
        context,
        400,
        'a wrong captcha',
        context.anonymous.POST('/api/public/phoneCode', { body }),
      )
    },
  },
  {
    name: 'A captcha is void after five wrong answers, and after its time',
    operations: ['getCaptcha', 'authenticate'],
    writes: true,
    async run(context) {
      needCaptcha(context)
      const one = await context.captcha()
      for (let tries = 0; tries < 5; tries++) {
        const wrong = logInWith(context, { ...one, captchaCode: wrongCaptcha(context) })
        await refusedWith(context, 400, 'error.captcha', 'a wrong answer', wrong)
      }
      const expired = 'error.captchaExpired'
      await refusedWith(context, 400, expired, 'the right answer after five wrong', logInWith(context, one))
      const { captchaKey, expiresIn } = await unwrap(context.anonymous.GET('/api/public/code'))
      const old = { ...one, captchaKey }
      const clock = clockFor(context, 'a captcha runs out', 'answer one after its expiresIn')
      const late = () => refusedWith(context, 400, expired, 'a captcha that ran out', logInWith(context, old))
      await clock?.(expiresIn + 1, late, 'undone')
    },
  },
  {
    name: 'A phone code is refused for what is no phone',
    operations: ['sendPhoneCode', 'sendMemberPhoneCode'],
    writes: true,
    async run(context) {
      const body = { phone: '12345', captchaKey: 'replay-key', captchaCode: '0000' }
      await refusedField(
        context,
        'phone',
        'a malformed number',
        context.anonymous.POST('/api/public/phoneCode', { body }),
      )
      await refusedField(
        context,
        'phone',
        'a malformed number',
        context.anonymous.POST('/api/public/member/phoneCode', { body }),
      )
    },
  },
  {
    name: 'A phone code is sent once a minute',
    operations: ['sendPhoneCode', 'sendMemberPhoneCode'],
    writes: true,
    async run(context) {
      const { phone } = context.credentials
      if (!phone) return context.skip("the credentials name no 'phone'")
      needCaptcha(context)
      for (const path of ['/api/public/phoneCode', '/api/public/member/phoneCode'] as const) {
        const first = await context.anonymous.POST(path, { body: { phone, ...(await context.captcha()) } })
        context.expect(
          [200, 429].includes(first.response.status),
          'a code is sent, or was a moment ago',
          first.response.status,
        )
        const again = context.anonymous.POST(path, { body: { phone, ...(await context.captcha()) } })
        await refused(context, 429, 'a second code within the minute', again)
      }
    },
  },
  {
    name: 'A code is good for as long as its call says, and no longer',
    operations: ['verifyPhoneCode', 'sendPhoneCode'],
    writes: true,
    async run(context) {
      const clock = context.clock(
        'codes run out by time alone, for which a run does not wait: ask for one, and check it again after its expiresIn',
      )
      const phone = given(context, context.postbox.newPhone())
      const work = async () => {
        const phoneCode = await phoneCodeSent(context, phone)
        const body = { phone, phoneCode }
        const verify = () => context.anonymous.POST('/api/public/info-member/phoneCode-verify', { body })
        const { expiresIn } = await unwrap(verify())
        await clock(expiresIn - 30, async () => {
          const left = await unwrap(verify())
          context.expect(left.expiresIn <= 30, 'what is left of a code grows less', left.expiresIn)
        })
        await clock(expiresIn + 1, () => refused(context, 400, 'a code that ran out', verify()))
      }
      // An hour on, the codes that the run has asked for count for nothing.
      await clock(3601, work, 'undone')
    },
  },
]
