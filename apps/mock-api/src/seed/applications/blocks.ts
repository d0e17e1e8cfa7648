import type { Database, Value } from '../../store/database.ts'
import type { MemberSeed } from '../members/members.ts'

const companyColumns = `companyType, legalPerson, registeredCapital, establishDate, province, city, district, address, phone,
  email, website, level1Count, level2Count, staffCount, annualIncome, technicalLeader, contactName, contactPhone`
const personColumns = `gender, idNumber, birthDate, email, education, school, major, title, position,
  companyName, city, workStartDate, certType, certNo, certMajor`

type Fields = Record<string, Value>

/** Who applies. */
export type Applicant = Pick<MemberSeed, 'id' | 'ownerType' | 'name' | 'uscc'>

const known = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null))

/** A member's particulars as an application would state them; after the profiles. */
export function blockOf(db: Database, { id, ownerType, name, uscc }: Applicant): Fields {
  if (ownerType === 'UNIT') {
    const profile = db.get<Fields>(`SELECT ${companyColumns} FROM companyProfile WHERE memberId = ?`, [id])
    return known({ companyName: name, uscc, ...profile })
  }
  return known({
    name,
    ...db.get<Fields>(`SELECT ${personColumns} FROM personProfile WHERE memberId = ?`, [id]),
  })
}
