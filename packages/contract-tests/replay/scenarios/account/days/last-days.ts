import { isDeepStrictEqual } from 'node:util'
import { type PortalClient, unwrap } from '@portal/api-contract'
import { dayInChina } from '../../../run/china-time.ts'
import type { Context } from '../../../run/context.ts'
import { refused, refusedWith } from '../../../run/rules.ts'
import type { Scenario } from '../../../run/scenario.ts'
import { withFreePlace } from '../../activities.ts'
import { printCertificate, statusOf } from '../../applications/certificates.ts'
import { standsAtDesk } from '../../desk/days.ts'
import { logInAnew } from '../log-in-anew.ts'
import { edge, minute, travel } from '../travel.ts'

/** Who is no member any more takes no place and prints no certificate, be it a person or a unit. */
async function refuseEnded(context: Context): Promise<void> {
  const [activity] = await unwrap(context.anonymous.GET('/api/public/member-activities'))
  const left = new Set(['PERSON', 'UNIT'] as const)
  for (const { client } of await context.others()) {
    const { role, membershipStatus } = await unwrap(client.GET('/api/member/current'))
    const kind = role === 'memberCompany' ? 'UNIT' : 'PERSON'
    if (membershipStatus !== 'EXPIRED' || !left.delete(kind)) continue
    const what = `a certificate of a ${kind} whose membership has ended`
    await refusedWith(context, 409, 'error.membershipNotValid', what, printCertificate(client, kind))
    if (!activity) continue
    const params = { path: { id: activity.id } }
    const signing = client.POST('/api/member-activities/{id}/sign-up', { params })
    const place = `a place for a ${kind} whose membership has ended`
    await refusedWith(context, 403, 'error.membershipExpired', place, signing)
  }
  if (left.size === 2)
    context.untried('whose membership has ended is refused', 'no account of the credentials is such')
}

/** What ends by itself is looked at just before its end and just after. */
export const lastDays: Scenario[] = [
  {
    name: 'A call for tenders is open until its deadline, to the minute',
    operations: ['listTenders', 'getTender'],
    writes: true,
    async run(context) {
      const query = { 'status.equals': 'OPEN', sort: ['deadline' as const], size: 1 }
      const find = { params: { query } }
      const [tender] = await unwrap(context.anonymous.GET('/api/public/tender-information', find))
      if (!tender) return context.skip('no call for tenders is open')
      const params = { path: { id: tender.id } }
      const read = () => unwrap(context.anonymous.GET('/api/public/tender-information/{id}', { params }))
      const before = await read()
      const deadline = Date.parse(tender.deadline)
      const asOf = travel(context)
      for (const [at, status] of [
        [deadline - minute, 'OPEN'],
        [deadline + minute, 'CLOSED'],
      ] as const)
        await asOf(at, async () => {
          const seen = await read()
          context.expect(
            seen.status === status,
            `a call is ${status} a minute from its deadline`,
            seen.status,
          )
          const isWhole = isDeepStrictEqual({ ...seen, status }, { ...before, status })
          context.expect(isWhole, 'of a call nothing but its state changes by itself', JSON.stringify(seen))
        })
    },
  },
  {
    name: 'A place is given back until the deadline of signing up',
    operations: ['cancelSignUp', 'signUpForActivity'],
    writes: true,
    async run(context) {
      const person = await logInAnew(context, 'person')
      const asOf = travel(context)
      const chosen = (await withFreePlace(context, person)).find(({ fee }) => fee === 0)
      if (!chosen) return context.skip('no activity without a fee has a free place for the person')
      const params = { path: { id: chosen.id } }
      await unwrap(person.POST('/api/member-activities/{id}/sign-up', { params }))
      const { signUpDeadline, startTime, endTime } = chosen
      for (const end of [signUpDeadline, startTime, endTime])
        await asOf(Date.parse(end) + minute, async () => {
          const later = await logInAnew(context, 'person')
          const giving = later.DELETE('/api/member-activities/{id}/sign-up', { params })
          const { message } = await refused(context, 409, 'giving a place back after the deadline', giving)
          context.expect(message === 'error.activityNotOpen', 'the refusal says so', message)
        })
      await unwrap(person.DELETE('/api/member-activities/{id}/sign-up', { params }))
    },
  },
  {
    name: 'A fee is overdue once its last day is over',
    operations: ['listMemberFees', 'getMemberFee', 'listDeskFees'],
    writes: true,
    async run(context) {
      const query = { 'status.equals': 'UNPAID', sort: ['dueDate' as const], size: 1 }
      const unit = await logInAnew(context, 'unit')
      const [fee] = await unwrap(unit.GET('/api/member-fees/user', { params: { query } }))
      if (!fee) return context.skip('the unit has no fee that is not due yet')
      const asOf = travel(context)
      for (const [days, status] of [
        [0, 'UNPAID'],
        [1, 'OVERDUE'],
      ] as const)
        await asOf(edge(fee.dueDate, days), async () => {
          const later = await logInAnew(context, 'unit')
          const params = { path: { id: fee.id } }
          const seen = (await unwrap(later.GET('/api/member-fees/info/{id}', { params }))).status
          context.expect(seen === status, `a fee is ${status} ${days} days after its last one`, seen)
          await standsAtDesk(context, 'fees', fee.id, status)
        })
    },
  },
  {
    name: 'Whose membership has ended signs up for nothing, and has no certificate',
    operations: [
      ...(['signUpForActivity', 'listActivities', 'getCurrentMember'] as const),
      ...(['getPrintInfo', 'verifyPrintInfo', 'listDeskMembers'] as const),
    ],
    writes: true,
    async run(context) {
      const person = await logInAnew(context, 'person')
      const { id, validTo } = await unwrap(person.GET('/api/member/current'))
      const [activity] = await unwrap(context.anonymous.GET('/api/public/member-activities'))
      if (!validTo || !activity) return context.skip('the person is no member, or there is no activity')
      const asOf = travel(context)
      const { data: printed } = await printCertificate(person, 'PERSON')
      const status = async (client: PortalClient) =>
        (await unwrap(client.GET('/api/member/current'))).membershipStatus
      await asOf(edge(validTo, 0), async () => {
        const seen = await status(await logInAnew(context, 'person'))
        context.expect(seen !== 'EXPIRED', 'a membership is valid on its last day', seen)
        await standsAtDesk(context, 'members', id, 'ACTIVE', 'ARREARS')
        const last = printed && (await statusOf(context, printed.verifyCode))
        context.expect(last !== 'EXPIRED', 'a certificate is valid on its last day', last)
      })
      await asOf(edge(validTo, 1), async () => {
        const later = await logInAnew(context, 'person')
        const seen = await status(later)
        context.expect(seen === 'EXPIRED', 'a membership has expired the day after its last', seen)
        await standsAtDesk(context, 'members', id, 'EXPIRED')
        const params = { path: { id: activity.id } }
        const signing = later.POST('/api/member-activities/{id}/sign-up', { params })
        const what = 'signing up after the membership has ended'
        await refusedWith(context, 403, 'error.membershipExpired', what, signing)
        const printing = printCertificate(later, 'PERSON')
        await refusedWith(
          context,
          409,
          'error.membershipNotValid',
          'a certificate after the last day',
          printing,
        )
        if (!printed) return context.untried('a certificate expires', 'the person has none')
        const now = await statusOf(context, printed.verifyCode)
        context.expect(now === 'EXPIRED', 'a certificate has expired the day after its last', now)
      })
    },
  },
  {
    name: 'Whose membership has ended takes no place, and prints no certificate',
    operations: ['signUpForActivity', 'getPrintInfo'],
    writes: true,
    run: refuseEnded,
  },
  {
    name: 'A course is sold until the end of its last day',
    operations: ['payCourseByWeixin', 'listOfferedCourses', 'listCourses', 'listDeskCourses'],
    writes: true,
    async run(context) {
      const person = await logInAnew(context, 'person')
      const asOf = travel(context)
      const today = dayInChina(context.now())
      const free = { 'mine.equals': 0, 'ordered.equals': 0, 'price.greaterThan': 0, size: 200 }
      const query = { ...free, 'onSaleUntil.greaterThan': today }
      const courses = await unwrap(person.GET('/api/edu-courses', { params: { query } }))
      const [course] = courses.toSorted((one, other) => one.onSaleUntil.localeCompare(other.onSaleUntil))
      if (!course) return context.skip('the person could buy no course')
      const body = { courseId: course.id }
      const buy = async () =>
        (await logInAnew(context, 'person')).POST('/api/weixin/edu/native/pay', { body })
      await asOf(edge(course.onSaleUntil, 0), async () => {
        const { error, response } = await buy()
        context.expect(response.ok, 'a course is sold on its last day', error?.message ?? response.status)
        await standsAtDesk(context, 'courses', course.id, 'ON_SALE')
      })
      const what = 'a course after its last day'
      await asOf(edge(course.onSaleUntil, 1), async () => {
        await refusedWith(context, 409, 'error.courseNotOnSale', what, buy())
        const params = { query: { 'id.equals': course.id } }
        const listed = await unwrap(context.anonymous.GET('/api/public/edu-courses', { params }))
        const rule = 'a course stays in the list after its last day'
        context.expect(listed.length === 1, rule, listed.length, 'listCourses')
        await standsAtDesk(context, 'courses', course.id, 'SALE_ENDED')
      })
    },
  },
]
