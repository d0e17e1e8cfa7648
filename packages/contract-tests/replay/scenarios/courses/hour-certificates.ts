import { type EducationHours, type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../run/context.ts'
import { toldOf } from '../account/notices.ts'

type HourYear = EducationHours['years'][number]

/** Certifies the hours of a year, and looks at the certificate from each side. */
export async function checkCertificate(
  context: Context,
  client: PortalClient,
  year: HourYear,
): Promise<void> {
  const body = { year: year.year }
  const answer = await client.POST('/api/edu-certificates', { body })
  const issued = await unwrap(Promise.resolve(answer))
  const told = await toldOf(client, 'EDUCATION', { kind: 'HOUR_CERTIFICATE', id: issued.id })
  const isTold = answer.response.status !== 201 || told.length === 1
  context.expect(isTold, 'a certificate that was made is told once', told.length)
  context.expect(issued.year === year.year, 'a certificate is of its year', issued.year)
  context.expect(
    issued.compulsoryHours === year.compulsoryHours && issued.electiveHours === year.electiveHours,
    'a certificate has the hours of its year',
    `${issued.compulsoryHours} + ${issued.electiveHours}`,
  )
  const again = await unwrap(client.POST('/api/edu-certificates', { body }))
  context.expect(again.certNo === issued.certNo, 'hours that stay are certified once', again.certNo)
  const listed = await unwrap(
    client.GET('/api/edu-certificates', { params: { query: { 'id.equals': issued.id } } }),
  )
  context.expect(listed[0]?.verifyCode === issued.verifyCode, 'it is in the list of its owner')
  const params = { path: { code: issued.verifyCode } }
  const seen = await unwrap(context.anonymous.GET('/api/public/edu-certificates/{code}', { params }))
  context.expect(
    JSON.stringify(seen.courses) === JSON.stringify(issued.courses) && seen.certNo === issued.certNo,
    'whoever verifies sees what was certified',
    seen.certNo,
  )
}
