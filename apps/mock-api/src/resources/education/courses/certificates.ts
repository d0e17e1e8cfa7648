import { randomBytes } from 'node:crypto'
import type { HourCertificate } from '@portal/api-contract'
import { type Handlers, ok, page } from '../../../contract/handler.ts'
import { notFound, problem } from '../../../contract/problem.ts'
import { selectPage } from '../../../contract/select-page.ts'
import { verifyAddress } from '../../../domain/certificate/verify-address.ts'
import { hoursOf } from '../../../domain/course/education-hours.ts'
import { hourCertificateMade } from '../../../domain/notice/education-notices.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import { insert } from '../../../store/insert.ts'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import { creditsOf, creditYear } from './hours.ts'

type Credits = HourCertificate['courses']
type Certificate = Omit<HourCertificate, 'verifyUrl' | 'sealUrl'>
type CertificateRow = Omit<Certificate, 'courses'> & { courses: string }

const columns =
  'id, certNo, holderName, memberNo, year, compulsoryHours, electiveHours, courses, issueDate, issuer, verifyCode, status'

const issuer = '江川省建设工程造价管理协会'
const sealUrl = 'files/seals/association.svg'

const toCertificate = (row: CertificateRow): Certificate => ({ ...row, courses: JSON.parse(row.courses) })

/** The contract's record. @param baseUrl public address of the API, for the QR */
const withAddress = (certificate: Certificate, world: World, baseUrl: string): HourCertificate => ({
  ...certificate,
  sealUrl,
  verifyUrl: verifyAddress('hours', certificate.verifyCode, {
    portal: world.config.portal,
    baseUrl,
    world: world.name,
  }),
})

const certificateBy = ({ db }: World, condition: string, values: (string | number)[]) => {
  const row = db.get<CertificateRow>(`SELECT ${columns} FROM hourCertificate WHERE ${condition}`, values)
  return row && toCertificate(row)
}

export const newVerifyCode = (): string => randomBytes(16).toString('base64url')

/** `JXJY`, the year, the member and which of the member's certificates of that year it is. */
function nextNumber({ db }: World, memberId: number, year: number): string {
  const sql = 'SELECT count(*) AS count FROM hourCertificate WHERE memberId = ? AND year = ?'
  const count = db.get<{ count: number }>(sql, [memberId, year])?.count ?? 0
  return `JXJY${year}${String(memberId).padStart(4, '0')}${String(count + 1).padStart(2, '0')}`
}

/** Who a certificate is made out to now. */
const holderOf = ({ db }: World, memberId: number) =>
  db.get<Pick<Certificate, 'memberNo'> & { name: string }>('SELECT name, memberNo FROM member WHERE id = ?', [
    memberId,
  ])

/** Writes a certificate over a year's credits; the one before is replaced. */
export function issueCertificate(
  world: World,
  memberId: number,
  { year, courses, at, verifyCode }: { year: number; courses: Credits; at: Date; verifyCode: string },
): void {
  const holder = holderOf(world, memberId)
  const certNo = nextNumber(world, memberId, year)
  world.db.run(
    `UPDATE hourCertificate SET status = 'REPLACED' WHERE memberId = ? AND year = ? AND status = 'VALID'`,
    [memberId, year],
  )
  const hours = { compulsoryHours: hoursOf(courses, '必修'), electiveHours: hoursOf(courses, '选修') }
  const id = insert(world.db, 'hourCertificate', {
    memberId,
    certNo,
    holderName: holder?.name ?? '',
    memberNo: holder?.memberNo ?? null,
    year,
    ...hours,
    courses: JSON.stringify(courses),
    issueDate: prcDate(at),
    issuer,
    verifyCode,
  })
  notify(world, memberId, hourCertificateMade({ id, certNo, year, ...hours }), at)
}

const validOf = (world: World, memberId: number, year: number) =>
  certificateBy(world, `memberId = ? AND year = ? AND status = 'VALID'`, [memberId, year])

/** Whether a certificate still says what one that is made now would say. */
function isCurrent(world: World, memberId: number, certificate: Certificate, courses: Credits): boolean {
  const holder = holderOf(world, memberId)
  return (
    certificate.holderName === holder?.name &&
    certificate.memberNo === holder.memberNo &&
    JSON.stringify(certificate.courses) === JSON.stringify(courses)
  )
}

const misnamedSql = `SELECT ${columns} FROM hourCertificate
  WHERE memberId = ? AND status = 'VALID' AND holderName <> (SELECT name FROM member WHERE id = memberId) ORDER BY year`

/** Makes the certificates that hold anew when their holder's name has changed; those before are REVOKED. In the caller's transaction. */
export function renewHourCertificates(world: World, memberId: number, at: Date): void {
  for (const row of world.db.all<CertificateRow>(misnamedSql, [memberId])) {
    world.db.run("UPDATE hourCertificate SET status = 'REVOKED' WHERE id = ?", [row.id])
    const { year, courses } = toCertificate(row)
    issueCertificate(world, memberId, { year, courses, at, verifyCode: newVerifyCode() })
  }
}

type Issued = { status: 200 | 201; certificate: Certificate }

function issue(world: World, memberId: number, year: number): Issued {
  const courses = creditsOf(world.db, memberId).filter((credit) => creditYear(credit) === year)
  if (courses.length === 0) throw problem(409, 'error.noHours', `No hours were credited in ${year}`)
  const valid = validOf(world, memberId, year)
  if (valid && isCurrent(world, memberId, valid, courses)) return { status: 200, certificate: valid }
  issueCertificate(world, memberId, { year, courses, at: world.clock.now(), verifyCode: newVerifyCode() })
  const certificate = validOf(world, memberId, year)
  if (!certificate) throw new Error(`The certificate of ${year} is gone`)
  return { status: 201, certificate }
}

export const certificateHandlers = {
  listHourCertificates(call) {
    const { rows, total } = selectPage<CertificateRow>(call, {
      select: columns,
      from: 'hourCertificate',
      where: 'memberId = ?',
      parameters: [call.caller.memberId],
    })
    const { world, baseUrl } = call
    return page(
      rows.map((row) => withAddress(toCertificate(row), world, baseUrl)),
      total,
    )
  },
  issueHourCertificate({ world, caller, body, baseUrl }) {
    const issued = world.db.transaction(() => issue(world, caller.memberId, body.year))
    const certificate = withAddress(issued.certificate, world, baseUrl)
    if (issued.status === 200) return ok(certificate)
    const location = `api/public/edu-certificates/${certificate.verifyCode}`
    return { status: 201, body: certificate, headers: { location } }
  },
  verifyHourCertificate({ world, params, baseUrl }) {
    const certificate = certificateBy(world, 'verifyCode = ?', [params.code])
    if (!certificate) throw notFound()
    return ok(withAddress(certificate, world, baseUrl))
  },
} satisfies Partial<Handlers>
