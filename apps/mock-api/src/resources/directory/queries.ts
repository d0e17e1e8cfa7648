import type { Company, CompanyDetail, Member, MemberDetail } from '@portal/api-contract'
import type { Source } from '../../contract/select-page.ts'
import { maskIdNumber } from '../../domain/id-numbers.ts'
import { prcDate } from '../../domain/prc-time.ts'
import type { World } from '../../world.ts'

const site = `LEFT JOIN miniSite
  ON miniSite.memberId = member.id AND miniSite.isPublished = 1 AND miniSite.isDeleted = 0`
const joined = 'joinDate IS NOT NULL AND member.isDeleted = 0'
const common = `member.id, memberNo, memberLevel, joinDate, validTo, miniSite.domainId, member.createdDate,
  member.lastModifiedDate, member.isDeleted, member.orderNum`

const unitTables = `member JOIN companyProfile ON companyProfile.memberId = member.id ${site}`
const personTables = `member JOIN personProfile ON personProfile.memberId = member.id ${site}`

/** Units that have joined. */
export const companies = {
  select: `${common}, member.name AS companyName, uscc, companyType, city, district, creditRating, creditYear,
    level1Count, level2Count, staffCount, companyProfile.logoUrl`,
  from: unitTables,
  rowsFrom: unitTables,
  where: `ownerType = 'UNIT' AND ${joined}`,
  columns: { id: 'member.id', companyName: 'member.name', orderNum: 'member.orderNum' },
} satisfies Source

/** Persons who have joined; neither phone nor mail address is read. */
export const members = {
  select: `${common}, member.name, gender, idNumber, title, position, companyName, companyId, city, certType, certNo,
    certMajor, certIssueDate, certValidTo, avatar`,
  from: personTables,
  rowsFrom: personTables,
  where: `ownerType = 'PERSON' AND ${joined}`,
  columns: { id: 'member.id', name: 'member.name', orderNum: 'member.orderNum' },
} satisfies Source

interface Term {
  validTo: string | null
}

/** Whether a term has ended on a day (`yyyy-MM-dd` in PRC). */
const hasEnded = ({ validTo }: Term, today: string): boolean => validTo === null || validTo < today

export type CompanyRow = Omit<Company, 'isExpired'>
export type MemberRow = Omit<Member, 'isExpired'>

export const toCompany = <Row extends Term>(row: Row, today: string) => ({
  ...row,
  isExpired: hasEnded(row, today),
})

export const toMember = <Row extends Term & { idNumber: string }>(row: Row, today: string) => ({
  ...row,
  idNumber: maskIdNumber(row.idNumber),
  isExpired: hasEnded(row, today),
})

const companyDetail = `SELECT ${companies.select}, province, address, postCode, companyProfile.phone, companyProfile.email,
  website, legalPerson, registeredCapital, establishDate, qualificationLevel, technicalLeader
  FROM ${companies.from} WHERE ${companies.where} AND miniSite.domainId = ?`

/** The unit behind a published mini-site. */
export function findCompany({ db, clock }: World, domainId: string): CompanyDetail | undefined {
  const row = db.get<Omit<CompanyDetail, 'isExpired'>>(companyDetail, [domainId])
  return row && toCompany(row, prcDate(clock.now()))
}

const memberDetail = `SELECT ${members.select}, education, school, major, degree, workStartDate
  FROM ${members.from} WHERE ${members.where} AND miniSite.domainId = ?`

/** The person behind a published mini-site. */
export function findMember({ db, clock }: World, domainId: string): MemberDetail | undefined {
  const row = db.get<Omit<MemberDetail, 'isExpired'>>(memberDetail, [domainId])
  return row && toMember(row, prcDate(clock.now()))
}
