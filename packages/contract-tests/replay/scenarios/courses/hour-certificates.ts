import { type EducationHours, type PortalClient, unwrap } from '@portal/api-contract'
import { swapCase } from '../../derived/lists/probes.ts'
import { firstDifference } from '../../derived/records/volatile.ts'
import { dayInChina, yearInChina } from '../../run/china-time.ts'
import type { Context } from '../../run/context.ts'
import { refused } from '../../run/rules.ts'
import { toldOf } from '../account/notices.ts'

type HourYear = EducationHours['years'][number]

/** A certificate over the hours of this year so far, of before more are credited; null where there are none yet. */
export async function certificateSoFar(context: Context, client: PortalClient) {
  const year = yearInChina(context.now())
  const { data } = await client.POST('/api/edu-certificates', { body: { year } })
  return data ?? null
}

type Certificate = NonNullable<Awaited<ReturnType<typeof certificateSoFar>>>

/** Once more hours were credited the next certificate takes the place of the one before. */
export async function checkReplaced(
  context: Context,
  client: PortalClient,
  before: Certificate | null,
): Promise<void> {
  if (!before)
    return context.untried(
      'a certificate is replaced by one over more hours',
      'this year had no hours before',
    )
  const next = await unwrap(client.POST('/api/edu-certificates', { body: { year: before.year } }))
  context.expect(next.certNo !== before.certNo, 'more hours are certified anew', next.certNo)
  for (const [issued, status] of [
    [before, 'REPLACED'],
    [next, 'VALID'],
  ] as const) {
    const params = { path: { code: issued.verifyCode } }
    const seen = await unwrap(context.anonymous.GET('/api/public/edu-certificates/{code}', { params }))
    const [shown, meant] = [seen, issued].map(({ compulsoryHours, electiveHours, courses }) =>
      JSON.stringify({ compulsoryHours, electiveHours, courses }),
    )
    context.expect(shown === meant, 'whoever verifies sees a certificate as it was issued', shown)
    context.expect(seen.status === status, `whoever verifies sees that it is ${status}`, seen.status)
    const query = { 'id.equals': issued.id, 'status.equals': status }
    const listed = await unwrap(client.GET('/api/edu-certificates', { params: { query } }))
    const isFound = listed.length === 1 && listed[0]?.status === status
    context.expect(isFound, `its owner finds it among those that are ${status}`, listed[0]?.status)
  }
  const query = { 'year.equals': before.year, size: 100 }
  const all = await unwrap(client.GET('/api/edu-certificates', { params: { query } }))
  const isKept = [before, next].every((issued) => all.some(({ id }) => id === issued.id))
  const rule = 'a certificate that was replaced is listed beside the one that replaced it'
  context.expect(isKept, rule, all.length, 'listHourCertificates')
}

/** Certifies the hours of a year, and looks at the certificate from each side. */
export async function checkCertificate(
  context: Context,
  client: PortalClient,
  year: HourYear,
  credits: EducationHours['credits'],
): Promise<void> {
  const body = { year: year.year }
  const answer = await client.POST('/api/edu-certificates', { body })
  const issued = await unwrap(Promise.resolve(answer))
  const told = await toldOf(client, 'EDUCATION', { kind: 'HOUR_CERTIFICATE', id: issued.id })
  const { name, memberNo } = await unwrap(client.GET('/api/member/current'))
  const isIts = issued.holderName === name && issued.memberNo === memberNo
  const whose = 'a certificate that was just made names its holder and member number'
  if (answer.response.status === 201) {
    context.expect(isIts, whose, issued.memberNo, 'issueHourCertificate')
    const today = dayInChina(context.now())
    const dated = 'a certificate that was just made is of this day'
    context.expect(issued.issueDate === today, dated, issued.issueDate, 'issueHourCertificate')
    const coursesOf = (all: EducationHours['credits']) =>
      all
        .map(({ courseId, title, creditTime }) => `${courseId} ${title} ${creditTime}`)
        .sort()
        .join()
    const counted = credits.filter(({ creditTime }) => yearInChina(creditTime) === year.year)
    const isOver = coursesOf(issued.courses) === coursesOf(counted)
    const over = 'a certificate is over the courses that were credited in its year'
    context.expect(isOver, over, coursesOf(issued.courses), 'issueHourCertificate')
  }
  const isTold = answer.response.status !== 201 || told.length === 1
  context.expect(isTold, 'a certificate that was made is told once', told.length)
  context.expect(
    issued.year === year.year,
    'a certificate is of its year',
    issued.year,
    'issueHourCertificate',
  )
  context.expect(
    issued.compulsoryHours === year.compulsoryHours && issued.electiveHours === year.electiveHours,
    'a certificate has the hours of its year',
    `${issued.compulsoryHours} + ${issued.electiveHours} of ${year.compulsoryHours} + ${year.electiveHours}`,
    'issueHourCertificate',
  )
  const again = await unwrap(client.POST('/api/edu-certificates', { body }))
  context.expect(again.certNo === issued.certNo, 'hours that stay are certified once', again.certNo)
  const listed = await unwrap(
    client.GET('/api/edu-certificates', { params: { query: { 'id.equals': issued.id } } }),
  )
  context.expect(
    listed[0]?.verifyCode === issued.verifyCode,
    'it is in the list of its owner',
    listed[0]?.verifyCode,
  )
  const params = { path: { code: issued.verifyCode } }
  const seen = await unwrap(context.anonymous.GET('/api/public/edu-certificates/{code}', { params }))
  const other = firstDifference(issued, seen)
  context.expect(other === null, 'whoever verifies sees what was certified', `another ${other}`)
  const others = { path: { code: swapCase(issued.verifyCode) } }
  const reading = context.anonymous.GET('/api/public/edu-certificates/{code}', { params: others })
  await refused(context, 404, 'a code of which the case is another', reading)
}
