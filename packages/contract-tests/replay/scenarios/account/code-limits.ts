import { unwrap } from '@portal/api-contract'
import { given, needCaptcha } from '../../run/codes.ts'
import type { Context } from '../../run/context.ts'
import type { Clock } from '../../run/mock/clock.ts'
import { refusedWith, tellsWhatIsLeft } from '../../run/rules.ts'
import type { Scenario } from '../../run/scenario.ts'

const elsewhere =
  'the codes of an hour are a minute apart, for which a run does not wait: have five sent, and ask for a sixth'

/** Seconds after which a code may be sent again, and those of an hour. */
const [cooldown, hour] = [61, 3601]

/** Seconds within which a number is sent five codes, and ten. */
const windows = { 'error.codeHourlyLimit': 3600, 'error.codeDailyLimit': 86_400 } as const

type Limit = keyof typeof windows

/** How many codes a number is sent in an hour; after as many again it has had those of the day. */
const perHour = 5

/** Whatever asks for a code to a phone. */
const waysTo = ({ anonymous, captcha }: Context, phone: string) => [
  async () => anonymous.POST('/api/public/phoneCode', { body: { phone, ...(await captcha()) } }),
  async () => anonymous.POST('/api/public/member/phoneCode', { body: { phone, ...(await captcha()) } }),
  async () => anonymous.GET('/message/captcha/sms', { params: { query: { phone, ...(await captcha()) } } }),
]

/** Right after the last code of an hour or a day several limits hold, of which the longest is told, whatever asks for a code. @param first when the first code of the window was sent */
async function checkLongest(context: Context, phone: string, code: Limit, first: Date): Promise<void> {
  for (const ask of waysTo(context, phone)) {
    const refusal = await ask()
    await refusedWith(context, 429, code, 'one code too many, at once', Promise.resolve(refusal))
    const wait = Number(refusal.response.headers.get('retry-after'))
    context.expect(wait > cooldown, 'where several limits hold, the longest wait is told', `${wait} s`)
    tellsWhatIsLeft(context, refusal, first, windows[code])
  }
}

async function exhaust(context: Context, clock: Clock, phone: string): Promise<void> {
  const ask = async () =>
    context.anonymous.POST('/api/public/phoneCode', { body: { phone, ...(await context.captcha()) } })
  let first: Date | undefined
  /** Has the codes of an hour sent one after the other, and does something a minute after the last. */
  const sendAll = async (left: number, code: Limit, then: () => Promise<unknown>): Promise<void> => {
    const sent = await ask()
    // Whoever has asked for very many, for whatever numbers, is sent no more that day.
    if (sent.error?.message === 'error.tooManyRequests') context.skip('too many codes were sent in this day')
    await unwrap(Promise.resolve(sent))
    first ??= context.now()
    if (left === 1) await checkLongest(context, phone, code, first)
    await clock(cooldown, () => (left > 1 ? sendAll(left - 1, code, then) : then()))
  }
  await sendAll(perHour, 'error.codeHourlyLimit', async () => {
    await refusedWith(context, 429, 'error.codeHourlyLimit', 'a sixth code within the hour', ask())
    const ofDay = () =>
      refusedWith(context, 429, 'error.codeDailyLimit', 'an eleventh code within the day', ask())
    await clock(hour, () => sendAll(perHour, 'error.codeDailyLimit', ofDay))
  })
}

export const codeLimits: Scenario[] = [
  {
    name: 'A number is sent five codes an hour, and ten a day',
    operations: ['sendPhoneCode', 'sendMemberPhoneCode', 'sendSmsCaptcha'],
    writes: true,
    async run(context) {
      needCaptcha(context)
      const clock = context.clock(elsewhere)
      const phone = given(context, context.postbox.newPhone())
      // An hour on, what was sent to other numbers counts for nothing any more.
      await clock(hour, () => exhaust(context, clock, phone), 'undone')
    },
  },
]
