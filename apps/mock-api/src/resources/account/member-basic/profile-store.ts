import type { MemberBasic, OwnerType, PersonBasic, UnitBasic } from '@portal/api-contract'
import { maskIdNumber } from '../../../domain/member/id-numbers.ts'
import type { Database, Value } from '../../../store/database.ts'

/** Columns of a profile's table, in the order of the document. */
export const unitColumns = [
  'companyType',
  'legalPerson',
  'province',
  'city',
  'district',
  'address',
  'contactName',
  'contactPhone',
  'registeredCapital',
  'establishDate',
  'postCode',
  'phone',
  'email',
  'website',
  'level1Count',
  'level2Count',
  'staffCount',
  'annualIncome',
  'technicalLeader',
  'logoUrl',
  'licenseUrl',
] as const

export const personColumns = [
  'idNumber',
  'companyName',
  'certType',
  'certNo',
  'gender',
  'birthDate',
  'email',
  'nation',
  'politicalStatus',
  'education',
  'school',
  'major',
  'degree',
  'title',
  'position',
  'workStartDate',
  'certMajor',
  'certIssueDate',
  'certValidTo',
  'city',
] as const

const member =
  'member.id, memberNo, memberLevel, joinDate, validTo, profile.memberId IS NOT NULL AS isComplete'
const ofProfile = (columns: readonly string[]) => columns.map((column) => `profile.${column}`).join(', ')

const contact: readonly string[] = ['contactName', 'contactPhone']
const withoutContact = unitColumns.filter((column) => !contact.includes(column))

// The person who registered a unit is its contact until the profile names one.
const unitSelect = `
  SELECT ${member}, ownerType, member.name AS companyName, uscc, qualificationLevel, creditRating, creditYear,
    ${ofProfile(withoutContact)}, coalesce(profile.contactName, member.contactName) AS contactName,
    coalesce(profile.contactPhone, member.phone) AS contactPhone
  FROM member LEFT JOIN companyProfile profile ON profile.memberId = member.id WHERE member.id = ?`

const personSelect = `
  SELECT ${member}, ownerType, member.name, member.phone, idType, ${ofProfile(personColumns)}, avatar
  FROM member LEFT JOIN personProfile profile ON profile.memberId = member.id WHERE member.id = ?`

type Row<Basic> = Omit<Basic, 'isComplete'> & { isComplete: 0 | 1 }

/** A unit's profile; undefined for a member that is no unit. */
export function findUnit(db: Database, memberId: number): UnitBasic | undefined {
  const row = db.get<Row<UnitBasic>>(unitSelect, [memberId])
  return row && { ...row, isComplete: row.isComplete === 1 }
}

/** A person's profile with the identity number in full. */
export function findPerson(db: Database, memberId: number): PersonBasic | undefined {
  const row = db.get<Row<PersonBasic>>(personSelect, [memberId])
  return row && { ...row, isComplete: row.isComplete === 1 }
}

const masked = (person: PersonBasic): PersonBasic => ({
  ...person,
  idNumber: person.idNumber && maskIdNumber(person.idNumber),
})

/** The profile as it is answered. */
export function findBasic(db: Database, memberId: number, ownerType: OwnerType): MemberBasic | undefined {
  if (ownerType === 'UNIT') return findUnit(db, memberId)
  const person = findPerson(db, memberId)
  return person && masked(person)
}

const tables = {
  companyProfile: unitColumns,
  personProfile: [...personColumns, 'companyId'],
} as const

/** Makes or replaces a profile: what `fields` does not name is empty afterwards. */
export function writeProfile(
  db: Database,
  table: keyof typeof tables,
  memberId: number,
  fields: Readonly<Record<string, Value | undefined>>,
): void {
  const columns = tables[table]
  const places = columns.map(() => '?').join(', ')
  const changes = columns.map((column) => `${column} = excluded.${column}`).join(', ')
  db.run(
    `INSERT INTO ${table} (memberId, ${columns.join(', ')}) VALUES (?, ${places})
     ON CONFLICT (memberId) DO UPDATE SET ${changes}`,
    [memberId, ...columns.map((column) => fields[column] ?? null)],
  )
}
