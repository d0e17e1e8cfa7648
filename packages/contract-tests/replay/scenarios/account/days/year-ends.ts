import { type MemberMessage, type MessageKind, type PortalClient, unwrap } from '@portal/api-contract'
import { day, yearInChina } from '../../../run/china-time.ts'
import type { Context } from '../../../run/context.ts'
import { refusedWith } from '../../../run/rules.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { takeFreeCourse } from '../../courses/education.ts'
import { checkListed } from '../../sites/as-published.ts'
import { logInAnew, logInBeside } from '../log-in-anew.ts'
import { timesTold } from '../notices.ts'
import { type Journey, noon, onJourney } from '../travel.ts'

const elsewhere =
  'a membership ends by time alone, for which a run does not wait: look at the notices sixty days before its last day'
const untilCycleEnds =
  'a cycle ends by time alone, for which a run does not wait: look at the notices of a member who lacks hours sixty days before its last day'

/** Pays the fee of a year. */
async function payYear(context: Context, client: PortalClient, year: number): Promise<void> {
  const query = { 'feeYear.equals': year }
  const fees = await unwrap(client.GET('/api/member-fees/user', { params: { query } }))
  const fee = fees.find(({ feeKind }) => feeKind === 'YEAR')
  if (!fee) return context.skip('a year has begun that the person is not asked to pay')
  const times = await timesTold(client, 'FEE', fee.id)
  context.expect(times === 1, 'that a year has begun is told once, with its fee', times, 'listMemberMessages')
  const body = { feeIds: [fee.id] }
  await context.cashier()((await unwrap(client.POST('/api/weixin/native/pay', { body }))).code_url)
}

/** Who has paid the year that has begun does not leave while an earlier one is overdue. */
async function owesOverdueAlone(context: Context, client: PortalClient): Promise<void> {
  const what = 'leaving while nothing is owed but what is overdue'
  const { unpaidCount, overdueCount } = await unwrap(client.GET('/api/member-fees/info'))
  if (overdueCount === 0 || overdueCount < unpaidCount)
    return context.untried(`${what} is refused`, `${overdueCount} of ${unpaidCount} fees are overdue`)
  const leaving = client.POST('/api/member-applies', { body: { applyKind: 'QUIT' } })
  await refusedWith(context, 409, 'error.feesOwed', what, leaving)
}

/** The notices of a kind that name a last day. */
async function endingsTold(client: PortalClient, kind: MessageKind, lastDay: string): Promise<number> {
  const query = { 'kind.equals': kind, size: 200 }
  const notices = await unwrap(client.GET('/api/member-messages', { params: { query } }))
  // A cycle is named by its last year.
  const year = Number(lastDay.slice(0, 4))
  const isMeant = ({ subject }: MemberMessage) => subject?.kind !== 'EDUCATION_CYCLE' || subject.id === year
  return notices.filter((notice) => notice.content.includes(lastDay) && isMeant(notice)).length
}

interface Ending {
  what: string
  kind: MessageKind
  lastDay: string
  logIn: () => Promise<PortalClient>
  /** What else is to be seen so many days before. */
  look?: (client: PortalClient, daysBefore: number) => Promise<void>
}

/** What ends with a day is told once, sixty days before it. */
async function toldInTime(context: Context, { to }: Journey, ending: Ending): Promise<void> {
  const { what, kind, lastDay, logIn, look } = ending
  const toldAt = async (daysBefore: number) => {
    let told = 0
    await to(noon(lastDay) - daysBefore * day, async () => {
      const client = await logIn()
      told = await endingsTold(client, kind, lastDay)
      await look?.(client, daysBefore)
    })
    return told
  }
  const [before, after] = [await toldAt(61), await toldAt(59)]
  const rule = `that ${what} ends is told once, sixty days before`
  context.expect(after === before + 1, rule, `${before} at 61 days, ${after} at 59`)
}

/** In its last sixty days a membership is said to end, and not before. */
async function endsSoon({ expect }: Context, client: PortalClient, daysBefore: number): Promise<void> {
  const meant = daysBefore > 60 ? 'EFFECTIVE' : 'EXPIRING'
  const { state } = await unwrap(client.GET('/api/member/summary'))
  const rule = `a membership is ${meant} ${daysBefore} days before its last`
  expect(state === meant, rule, state, 'getMemberSummary')
}

/** A person who lacks hours of the cycle that ends next of all; its last year, and the one that the membership is paid to. */
async function whoLacksHours(context: Context) {
  const person = { account: context.account('person'), client: await context.as('person') }
  const lacking = []
  for (const { account, client } of [person, ...(await context.others())]) {
    const { data } = await client.GET('/api/edu-hours')
    const { validTo } = await unwrap(client.GET('/api/member/current'))
    const isLacking = data?.categories.some(({ remainingHours }) => remainingHours > 0) ?? false
    const lastYear = data?.toYear ?? 0
    const isAhead = noon(`${lastYear}-12-31`) - 61 * day > context.now().getTime()
    if (isLacking && isAhead && validTo)
      lacking.push({ account, lastYear, paidTo: Number(validTo.slice(0, 4)) })
  }
  const [soonest] = lacking.toSorted((one, other) => one.lastYear - other.lastYear)
  return soonest ?? context.skip('no person lacks hours of a cycle that ends more than sixty days from now')
}

async function checkCycle(context: Context, journey: Journey): Promise<void> {
  const { account, lastYear, paidTo } = await whoLacksHours(context)
  const logIn = () => logInBeside(context, account)
  const now = context.now().getTime()
  for (let year = paidTo + 1; year <= lastYear; year++)
    await journey.to(Math.max(noon(`${year}-01-15`), now), async () => payYear(context, await logIn(), year))
  const what = 'a cycle of which hours are lacking'
  await toldInTime(context, journey, { what, kind: 'EDUCATION', lastDay: `${lastYear}-12-31`, logIn })
}

/** Continuing education asks for no membership: who studies without one is told as well. */
async function checkStudent(context: Context, journey: Journey): Promise<void> {
  const client = await context.as('applicant')
  const { membershipStatus } = await unwrap(client.GET('/api/member/current'))
  if (membershipStatus !== 'APPLYING') return context.skip('the applicant is a member')
  if ((await takeFreeCourse(context, client)) === undefined)
    return context.skip('the applicant has no course to begin')
  const { toYear, categories } = await unwrap(client.GET('/api/edu-hours'))
  if (categories.every(({ remainingHours }) => remainingHours === 0))
    return context.skip('the applicant lacks no hours')
  const logIn = () => logInAnew(context, 'applicant')
  const what = 'a cycle of who studies without a membership'
  await toldInTime(context, journey, { what, kind: 'EDUCATION', lastDay: `${toYear}-12-31`, logIn })
}

export const yearEnds: Scenario[] = [
  {
    name: 'A member is told sixty days before that the membership ends, also on the home page',
    operations: [
      ...(['listMemberMessages', 'listMemberFees', 'getCurrentMember', 'payByWeixin'] as const),
      ...(['getMemberSummary', 'getMemberBasic', 'listMembers', 'getMemberFeeInfo'] as const),
      'createMemberApply',
    ],
    writes: true,
    run: (context) =>
      onJourney(context, elsewhere, async ({ to }) => {
        await context.as('person')
        const year = yearInChina(context.now()) + 1
        const lastDay = `${year}-12-31`
        await to(noon(`${year}-01-15`), async () => {
          const client = await logInAnew(context, 'person')
          await payYear(context, client, year)
          await owesOverdueAlone(context, client)
          await payYear(context, await logInAnew(context, 'unit'), year)
          const { validTo } = await unwrap(client.GET('/api/member/current'))
          context.expect(validTo === lastDay, 'a paid year makes the membership valid to its end', validTo)
          await checkListed(context, client)
        })
        const logIn = () => logInAnew(context, 'person')
        const what = 'a membership'
        const ofUnit: number[] = []
        const look = async (client: PortalClient, days: number) => {
          await endsSoon(context, client, days)
          ofUnit.push(await endingsTold(await logInAnew(context, 'unit'), 'CERTIFICATE', lastDay))
        }
        await toldInTime(context, { to }, { what, kind: 'CERTIFICATE', lastDay, logIn, look })
        const [before = 0, after = 0] = ofUnit
        const rule = 'that the membership of a unit ends is told once, sixty days before'
        context.expect(after === before + 1, rule, `${before} at 61 days, ${after} at 59`)
      }),
  },
  {
    name: 'Who lacks hours is told sixty days before that the cycle ends',
    operations: ['listMemberMessages', 'getEducationHours', 'payByWeixin'],
    writes: true,
    run: (context) => onJourney(context, untilCycleEnds, (journey) => checkCycle(context, journey)),
  },
  {
    name: 'Who studies without a membership is told sixty days before that the cycle ends',
    operations: ['listMemberMessages', 'getEducationHours', 'enrollInCourse'],
    writes: true,
    run: (context) => onJourney(context, untilCycleEnds, (journey) => checkStudent(context, journey)),
  },
]
