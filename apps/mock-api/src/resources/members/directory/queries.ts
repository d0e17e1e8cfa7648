import type { Company, CompanyDetail, Member, MemberDetail } from '@portal/api-contract'
import { listOf, type Source } from '../../../contract/select-page.ts'
import { maskIdNumber } from '../../../domain/member/id-numbers.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'

const site = `LEFT JOIN miniSite
  ON miniSite.memberId = member.id AND miniSite.isPublished = 1 AND miniSite.approvedDate IS NOT NULL
  AND miniSite.isDeleted = 0`
const joined = 'joinDate IS NOT NULL AND member.isDeleted = 0'
const common = `member.id, memberNo, memberLevel, joinDate, validTo, miniSite.domainId, member.createdDate,
  member.lastModifiedDate, member.isDeleted, member.orderNum`
/** The same columns of the register, whose members have no account and no mini-site. */
const registerCommon = `id, memberNo, memberLevel, joinDate, validTo, NULL AS domainId,
  joinDate || 'T01:00:00.000Z' AS createdDate, joinDate || 'T01:00:00.000Z' AS lastModifiedDate, 0 AS isDeleted,
  id AS orderNum`

const companyFields = `uscc, companyType, city, district, creditRating, creditYear, level1Count, level2Count, staffCount`
const unitTables = `member JOIN companyProfile ON companyProfile.memberId = member.id ${site}`
const ofUnit = `ownerType = 'UNIT' AND ${joined}`
const unitSelect = `${common}, member.name AS companyName, ${companyFields}, companyProfile.logoUrl`

const memberFields = `gender, idNumber, title, position, companyName, companyId, city, certType, certNo, certMajor,
  certIssueDate, certValidTo`
const personTables = `member JOIN personProfile ON personProfile.memberId = member.id ${site}`
const ofPerson = `ownerType = 'PERSON' AND ${joined}`
const personSelect = `${common}, member.name, ${memberFields}, avatar`

const units = `(SELECT ${unitSelect} FROM ${unitTables} WHERE ${ofUnit} UNION ALL
  SELECT ${registerCommon}, name AS companyName, ${companyFields}, 'files/logos/' || id || '.svg' AS logoUrl
  FROM registerUnit)`
const persons = `(SELECT ${personSelect} FROM ${personTables} WHERE ${ofPerson} UNION ALL
  SELECT ${registerCommon}, name, ${memberFields}, 'files/avatars/' || id || '.svg' AS avatar FROM registerPerson)`

/** Units that have joined: those with an account, and those of the register. */
export const companies = { select: 'unit.*', ...listOf(units, 'unit') } satisfies Source

/** Persons who have joined, likewise; neither phone nor mail address is read. */
export const members = { select: 'person.*', ...listOf(persons, 'person') } satisfies Source

const countOf = ({ db }: World, { from }: Source): number => db.total(`SELECT count(*) AS total FROM ${from}`)

/** How many units and how many persons have joined. */
export const memberTotals = (world: World) => ({
  units: countOf(world, companies),
  persons: countOf(world, members),
})

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

const companyDetail = `SELECT ${unitSelect}, province, address, postCode, companyProfile.phone, companyProfile.email,
  website, legalPerson, registeredCapital, establishDate, qualificationLevel, technicalLeader
  FROM ${unitTables} WHERE ${ofUnit} AND miniSite.domainId = ?`

/** The unit behind a published mini-site. */
export function findCompany({ db, clock }: World, domainId: string): CompanyDetail | undefined {
  const row = db.get<Omit<CompanyDetail, 'isExpired'>>(companyDetail, [domainId])
  return row && toCompany(row, prcDate(clock.now()))
}

const memberDetail = `SELECT ${personSelect}, education, school, major, degree, workStartDate
  FROM ${personTables} WHERE ${ofPerson} AND miniSite.domainId = ?`

/** The person behind a published mini-site. */
export function findMember({ db, clock }: World, domainId: string): MemberDetail | undefined {
  const row = db.get<Omit<MemberDetail, 'isExpired'>>(memberDetail, [domainId])
  return row && toMember(row, prcDate(clock.now()))
}
