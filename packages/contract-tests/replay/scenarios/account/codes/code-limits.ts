import { type PortalClient, unwrap } from '@portal/api-contract'
import { given, isPhone, needCaptcha } from '../../../run/codes.ts'
import type { Context } from '../../../run/context.ts'
import type { Clock } from '../../../run/mock/clock.ts'
import { refusedWith, tellsWhatIsLeft } from '../../../run/rules.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { checkCodes } from '../../desk/analysis/monitor.ts'
import { logInAnew } from '../log-in-anew.ts'

const elsewhere =
  'the codes of an hour are a minute apart, for which a run does not wait: have five sent, and ask for a sixth'

/** Seconds after which a code may be sent again, and those of an hour and a day. */
const [cooldown, hour, day] = [61, 3601, 86_401]

/** Seconds within which a number is sent five codes, and ten. */
const windows = { 'error.codeHourlyLimit': 3600, 'error.codeDailyLimit': 86_400 } as const

type Limit = keyof typeof windows

/** How many codes a number is sent in an hour; after as many again it has had those of the day. */
const perHour = 5

type Asking = () => Promise<{ error?: { message?: string }; response: Response }>

/** Whatever asks for a code to one phone or mail address; they take turns in having those sent that use the limit up. */
type Ways = [Asking, ...Asking[]]

/** @param person who logs in by the phone; null where nobody does */
function waysToPhone({ anonymous, captcha }: Context, phone: string, person: PortalClient | null): Ways {
  return [
    async () => anonymous.POST('/api/public/phoneCode', { body: { phone, ...(await captcha()) } }),
    async () => anonymous.POST('/api/public/member/phoneCode', { body: { phone, ...(await captcha()) } }),
    async () => anonymous.GET('/message/captcha/sms', { params: { query: { phone, ...(await captcha()) } } }),
    async () =>
      anonymous.POST('/api/public/info-member/phone', { body: { username: phone, ...(await captcha()) } }),
    ...(person ? [async () => person.POST('/api/info-member/code', { body: { channel: 'PHONE' } })] : []),
  ]
}

const waysToMail = ({ anonymous, captcha }: Context, email: string): Ways => [
  async () => anonymous.POST('/api/public/mailCode', { body: { email, ...(await captcha()) } }),
  async () => anonymous.POST('/api/public/member/mailCode', { body: { email, ...(await captcha()) } }),
]

/** Right after the last code of an hour or a day several limits hold, of which the longest is told, whatever asks for a code. @param first when the first code of the window was sent */
async function checkLongest(context: Context, ways: Ways, code: Limit, first: Date): Promise<void> {
  for (const ask of ways) {
    const refusal = await ask()
    await refusedWith(context, 429, code, 'one code too many, at once', Promise.resolve(refusal))
    const wait = Number(refusal.response.headers.get('retry-after'))
    context.expect(wait > cooldown, 'where several limits hold, the longest wait is told', `${wait} s`)
    tellsWhatIsLeft(context, refusal, first, windows[code])
  }
}

/** Has one sent in the way whose turn it is: all ways count for one limit. */
async function send(context: Context, ways: Ways, turn: number): Promise<void> {
  const ask = ways[turn % ways.length] ?? ways[0]
  const sent = await ask()
  // Whoever has asked for very many, for whatever numbers, is sent no more that day.
  if (sent.error?.message === 'error.tooManyRequests') context.skip('too many codes were sent in this day')
  await unwrap(Promise.resolve(sent))
}

/** The pause after a code is one for all that send codes to its recipient: after a visitor's and after a member's. */
async function checkPause(context: Context, ways: Ways, turn: number): Promise<void> {
  const [first, ...others] = ways
  for (const ask of turn === 0 ? others : [first]) {
    const what = 'a code within the minute, asked for in another way'
    await refusedWith(context, 429, 'error.codeCooldown', what, ask())
  }
}

/** The desk counts the codes of an hour apart from those of the day, and knows whose they are. */
async function checkCounted(context: Context, isOwn: boolean): Promise<void> {
  const rule = 'the desk counts the codes of the last hour and day'
  const staff = context.credentials.staff && (await logInAnew(context, 'staff'))
  const { data } = (await staff?.GET('/api/admin/monitor')) ?? {}
  if (!data) return context.untried(rule, 'the staff may not see it')
  const { codes, sentCodes = [] } = data
  context.expect(codes.lastDay >= 2 * perHour, rule, codes.lastDay, 'getDeskMonitor')
  checkCodes(context, data)
  const kinds = new Set(sentCodes.map(({ account }) => account?.kind ?? 'nobody'))
  const isTold = sentCodes.length === 0 || (kinds.has('nobody') && kinds.has('PERSON') === isOwn)
  const whose = 'the desk is told whose code it is, where it is somebody’s'
  context.expect(isTold, whose, [...kinds].join(), 'getDeskMonitor')
}

async function exhaust(context: Context, clock: Clock, recipients: Ways[], isOwn: boolean): Promise<void> {
  let first: Date | undefined
  const each = async (work: (ways: Ways) => Promise<void>) => {
    for (const ways of recipients) await work(ways)
  }
  /** Has the codes of an hour sent one after the other, and does something a minute after the last. */
  const sendAll = async (left: number, code: Limit, then: () => Promise<unknown>): Promise<void> => {
    const turn = perHour - left
    await each((ways) => send(context, ways, turn))
    // Not after each of them, for what is refused counts for the network's limit.
    if (code === 'error.codeHourlyLimit' && turn < 2) await each((ways) => checkPause(context, ways, turn))
    const since = first ?? context.now()
    first = since
    if (left === 1) await each((ways) => checkLongest(context, ways, code, since))
    await clock(cooldown, () => (left > 1 ? sendAll(left - 1, code, then) : then()))
  }
  const tooMany = (code: Limit, what: string) => each(([ask]) => refusedWith(context, 429, code, what, ask()))
  await sendAll(perHour, 'error.codeHourlyLimit', async () => {
    await tooMany('error.codeHourlyLimit', 'a sixth code within the hour')
    const ofDay = async () => {
      await tooMany('error.codeDailyLimit', 'an eleventh code within the day')
      await checkCounted(context, isOwn)
    }
    await clock(hour, async () => {
      await checkCounted(context, isOwn)
      await sendAll(perHour, 'error.codeDailyLimit', ofDay)
    })
  })
}

/** How many codes an address of the network is sent in an hour, over all recipients. */
const perNetwork = 30

async function exhaustNetwork(context: Context, clock: Clock): Promise<void> {
  const toSomebodyNew = () => waysToPhone(context, given(context, context.postbox.newPhone()), null)[0]()
  await unwrap(toSomebodyNew())
  const first = context.now()
  for (let sent = 1; sent < perNetwork; sent++) await unwrap(toSomebodyNew())
  const refusal = await toSomebodyNew()
  const what = 'a code more than thirty in an hour, whoever they are for'
  await refusedWith(context, 429, 'error.tooManyRequests', what, Promise.resolve(refusal))
  tellsWhatIsLeft(context, refusal, first, hour - 1)
  await clock(hour, () => unwrap(toSomebodyNew()))
}

export const codeLimits: Scenario[] = [
  {
    name: 'An address of the network is sent thirty codes an hour',
    operations: ['sendPhoneCode'],
    writes: true,
    async run(context) {
      needCaptcha(context)
      const clock = context.clock(
        'nobody has thirty numbers: have a code sent to each of them within an hour',
      )
      // A day on, what was sent before counts for nothing any more.
      await clock(day, () => exhaustNetwork(context, clock), 'undone')
    },
  },
  {
    name: 'A number or a mail address is sent five codes an hour, and ten a day',
    operations: [
      ...(['sendPhoneCode', 'sendMemberPhoneCode', 'sendSmsCaptcha', 'sendAccountCode'] as const),
      ...(['sendOwnCode', 'sendMailCode', 'sendMemberMailCode', 'getDeskMonitor'] as const),
    ],
    writes: true,
    async run(context) {
      needCaptcha(context)
      const clock = context.clock(elsewhere)
      const { login } = context.account('person')
      const hasPhone = isPhone(login)
      const phone = hasPhone ? login : given(context, context.postbox.newPhone())
      const mail = given(context, context.postbox.newMail())
      // A day on, what was sent before counts for nothing any more.
      const later = async () => {
        const person = hasPhone ? await logInAnew(context, 'person') : null
        const recipients = [waysToPhone(context, phone, person), waysToMail(context, mail)]
        await exhaust(context, clock, recipients, hasPhone)
      }
      await clock(day, later, 'undone')
    },
  },
]
