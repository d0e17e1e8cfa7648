import { isDeepStrictEqual } from 'node:util'
import { type EducationHours, type PortalClient, unwrap, unwrapList } from '@portal/api-contract'
import { yearInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import type { Scenario } from '../../run/scenario.ts'
import { logInBeside } from '../account/log-in-anew.ts'
import { type AsOf, noon, travel } from '../account/travel.ts'
import { progressOf } from './education.ts'

/** The hours of each category are those of its courses: what is beyond one category's does not fill up the other. */
export function checkCategories({ expect }: Context, { categories, credits }: EducationHours): void {
  const order = categories.map(({ category }) => category).join()
  expect(
    order === '必修,选修',
    'what is compulsory stands before what is elective',
    order,
    'getEducationHours',
  )
  for (const { category, creditedHours } of categories) {
    const own = credits.filter((credit) => credit.category === category)
    const sum = own.reduce((hours, { creditHours }) => hours + creditHours, 0)
    const rule = 'the hours of a category are those of its courses'
    expect(creditedHours === sum, rule, `${category}: ${creditedHours} / ${sum}`, 'getEducationHours')
  }
}

/** The hours of each year are those of the courses that were credited in it. */
export function checkYears({ expect }: Context, { years, credits }: EducationHours): void {
  const courses = credits.map(({ courseId }) => courseId)
  expect(new Set(courses).size === courses.length, 'a course is credited once', courses)
  for (const { year, compulsoryHours, electiveHours } of years) {
    const own = credits.filter(({ creditTime }) => yearInChina(creditTime) === year)
    const hoursOf = (category: string) =>
      own.reduce((sum, credit) => sum + (credit.category === category ? credit.creditHours : 0), 0)
    const sums = [hoursOf('必修'), hoursOf('选修')]
    const stated = [compulsoryHours, electiveHours]
    expect(
      String(stated) === String(sums),
      'the hours of a year are those of its courses',
      `${year}: ${stated}`,
    )
  }
}

/** What was credited is what the list of the own courses says of it. */
async function checkCredited({ expect }: Context, client: PortalClient, { credits }: EducationHours) {
  if (credits.length === 0) return
  const own = await unwrap(client.GET('/api/edu-courses/my', { params: { query: { size: 2000 } } }))
  const others = credits.filter(({ courseId, title, creditTime }) => {
    const course = own.find(({ id }) => id === courseId)
    return course && (course.title !== title || course.creditTime !== creditTime)
  })
  const rule = 'what was credited is what the list of the own courses says'
  expect(others.length === 0, rule, others[0]?.title, 'getEducationHours')
}

/** The four years are counted from that of the registration, or of joining. */
async function checkPeriod({ expect }: Context, client: PortalClient, { fromYear }: EducationHours) {
  const basic = await unwrap(client.GET('/api/member-basic/detail'))
  const begun = ('certIssueDate' in basic ? basic.certIssueDate : null) ?? basic.joinDate
  if (!begun) return
  const rule = 'the four years are counted from that of the registration'
  const isInStep = (fromYear - Number(begun.slice(0, 4))) % 4 === 0
  expect(isInStep, rule, `${fromYear} for ${begun}`, 'getEducationHours')
}

/** Earlier years are before the period, and such in which hours were credited. */
function checkEarlierYears({ expect }: Context, { fromYear, earlierYears }: EducationHours): void {
  const within = earlierYears.find(({ year }) => year >= fromYear)
  expect(
    within === undefined,
    'earlier years are before the period',
    `${within?.year}, from ${fromYear}`,
    'getEducationHours',
  )
  const empty = earlierYears.find((one) => one.compulsoryHours + one.electiveHours === 0)
  const rule = 'an earlier year is one in which hours were credited'
  expect(empty === undefined, rule, empty?.year, 'getEducationHours')
}

/** Hours of a period that is over are told as those of earlier years, and count for the next one no more. */
async function checkNextPeriod(context: Context, asOf: AsOf): Promise<void> {
  for (const { account, client } of await context.others()) {
    const { data } = await client.GET('/api/edu-hours')
    if (!data || data.credits.length === 0) continue
    const hasHours = data.years.filter((one) => one.compulsoryHours + one.electiveHours > 0)
    await asOf(noon(`${data.toYear + 1}-01-15`), async () => {
      const later = await logInBeside(context, account)
      const next = await unwrap(later.GET('/api/edu-hours'))
      const rule = 'a period follows the one before'
      context.expect(next.fromYear === data.toYear + 1, rule, next.fromYear, 'getEducationHours')
      const counted = next.categories.map(({ creditedHours }) => creditedHours).join()
      const counts = 'hours of a period that is over count for the next one no more'
      context.expect(counted === '0,0' && next.credits.length === 0, counts, counted, 'getEducationHours')
      const missing = hasHours.find((year) => !next.earlierYears.some((one) => isDeepStrictEqual(one, year)))
      checkEarlierYears(context, next)
      const kept = 'hours of a period that is over are those of earlier years'
      context.expect(missing === undefined, kept, missing?.year, 'getEducationHours')
      const [year] = hasHours
      if (!year) return
      const body = { year: year.year }
      const { data: issued, error } = await later.POST('/api/edu-certificates', { body })
      const certified = 'hours of a period that is over are certified as before'
      context.expect(issued?.status === 'VALID', certified, error?.message, 'issueHourCertificate')
    })
    return
  }
  context.skip('nobody among the others has credited hours')
}

/** The lessons of a course stand in its order for who studies it. */
async function checkLessons({ expect }: Context, client: PortalClient, id: number): Promise<void> {
  const params = { path: { id } }
  const { chapters } = await unwrap(client.GET('/api/public/edu-courses/{id}', { params }))
  const meant = chapters.flatMap(({ lessons }) => lessons.map((lesson) => lesson.id)).join()
  const { lessons } = await progressOf(client, id)
  const seen = lessons.map(({ lessonId }) => lessonId).join()
  const rule = 'every lesson of a course stands in its order for who studies it'
  expect(seen === meant, rule, `${seen} / ${meant}`, 'getCourseProgress')
}

export const hours: Scenario[] = [
  {
    name: 'Hours of a period that is over are kept as those of earlier years',
    operations: ['getEducationHours', 'issueHourCertificate'],
    writes: true,
    run: (context) => checkNextPeriod(context, travel(context)),
  },
  {
    name: 'My courses and hours agree',
    operations: ['listMyCourses', 'getCourseProgress', 'getEducationHours'],
    writes: false,
    async run(context) {
      const client = await context.as('person')
      const { items } = await unwrapList(client.GET('/api/edu-courses/my'))
      const [first] = items.toSorted((one, other) => other.lessonCount - one.lessonCount)
      if (first) await checkLessons(context, client, first.id)
      for (const course of items.slice(0, 5)) {
        const standing = await progressOf(client, course.id)
        context.expect(standing.status === course.status, 'list and course name one status', standing.status)
        context.expect(
          standing.progress === course.progress,
          'list and course name one progress',
          standing.progress,
        )
        if (course.status !== 'COMPLETED') continue
        const last = standing.lessons
          .map(({ completeTime }) => completeTime ?? '')
          .toSorted()
          .at(-1)
        const rule = 'a course was completed when its last lesson was'
        context.expect(
          course.completeTime === last,
          rule,
          `${course.completeTime} / ${last}`,
          'listMyCourses',
        )
      }
      const hours = await unwrap(client.GET('/api/edu-hours'))
      const { fromYear, toYear, years } = hours
      const year = yearInChina(context.now().toISOString())
      const isOfFour = fromYear <= year && year <= toYear && toYear - fromYear === 3 && years.length === 4
      const span = [fromYear, toYear, years.length].join()
      context.expect(isOfFour, 'hours are counted over four years, this one among them', span)
      checkEarlierYears(context, hours)
      checkCategories(context, hours)
      await checkPeriod(context, client, hours)
      for (const { client: other } of await context.others()) {
        const { data } = await other.GET('/api/edu-hours')
        if (!data) continue
        checkYears(context, data)
        checkEarlierYears(context, data)
        checkCategories(context, data)
        await checkCredited(context, other, data)
        await checkPeriod(context, other, data)
      }
    },
  },
]
