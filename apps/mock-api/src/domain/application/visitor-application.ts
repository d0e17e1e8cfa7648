import type { ApplicationStatus } from '@portal/api-contract'
import { prcDate, prcDay } from '../prc-time.ts'
import { type ReviewDecision, statusAfter } from '../review.ts'
import { allowed, refused, type Transition } from '../transition.ts'

/** What a visitor applies for: a place among the experts, or to be shown as looking for a post. */
export type VisitorApplicationKind = 'EXPERT' | 'JOB'

/** SUBMITTED → APPROVED | RETURNED | REJECTED; a decision stands. */
export function applicationAfter(
  status: ApplicationStatus,
  result: ReviewDecision['result'],
): Transition<ApplicationStatus, 'error.applicationDecided'> {
  return status === 'SUBMITTED' ? allowed(statusAfter[result]) : refused('error.applicationDecided')
}

const expertWorkYears = 8

/** The association's rule for experts: eight years in the trade, and a professional certificate. */
export function expertDecision({
  workYears,
  certs,
}: {
  workYears: number
  certs: readonly unknown[]
}): ReviewDecision {
  if (workYears < expertWorkYears) return { result: 'REJECT', opinion: `从业年限不足${expertWorkYears}年` }
  if (certs.length === 0) return { result: 'RETURN', opinion: '请补充执业资格证书的名称与编号后重新申请' }
  return { result: 'APPROVE', opinion: '符合专家库入库条件' }
}

/** The association's rule for people who look for a post: there is something to show to a unit. */
export function jobDecision({
  resume,
  resumeFile,
}: {
  resume: string | null
  resumeFile: unknown
}): ReviewDecision {
  return resume || resumeFile
    ? { result: 'APPROVE', opinion: '登记信息完整' }
    : { result: 'RETURN', opinion: '请补充个人简历或上传简历文件后重新登记' }
}

const prefixes: Record<VisitorApplicationKind, string> = { EXPERT: 'ZJ', JOB: 'QZ' }

/** `ZJ202611214429`: kind, day in PRC, serial. */
export const applicationNumber = (kind: VisitorApplicationKind, at: Date, id: number): string =>
  `${prefixes[kind]}${prcDay(at)}${String(id).padStart(4, '0')}`

const termYears = 3

/** First and last day of an appointment that begins on an instant's day in PRC: three years. */
export function appointmentTerm(at: Date): { validFrom: string; validTo: string } {
  const validFrom = prcDate(at)
  const anniversary = new Date(`${validFrom}T00:00:00.000Z`)
  anniversary.setUTCFullYear(
    anniversary.getUTCFullYear() + termYears,
    anniversary.getUTCMonth(),
    anniversary.getUTCDate() - 1,
  )
  return { validFrom, validTo: anniversary.toISOString().slice(0, 10) }
}

/** `JCZJ-2026-029`: the year of the appointment and a serial. @param id of the application, which no other has */
export const expertCertNo = (validFrom: string, id: number): string =>
  `JCZJ-${validFrom.slice(0, 4)}-${String(id).padStart(3, '0')}`

/** Surname and form of address: 钟怀瑾 → 钟先生; the compound surnames that are still common are kept whole. */
export function displayNameOf(name: string, gender: string | null): string {
  const [surname = ''] = /^(?:欧阳|上官|司马|诸葛|令狐|皇甫|东方|尉迟)|^./u.exec(name) ?? []
  const address = gender === null ? '**' : gender === '女' ? '女士' : '先生'
  return `${surname}${address}`
}
