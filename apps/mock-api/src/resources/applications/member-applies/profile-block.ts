import type { CompanyBlock, FieldError, OwnerType, PersonBlock } from '@portal/api-contract'
import type { KnownBlock } from '../../../domain/application/application-form.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { birthDateOf } from '../../../domain/member/id-numbers.ts'
import type { Database, Value } from '../../../store/database.ts'
import { insert } from '../../../store/insert.ts'
import { type ApplyRow, blockOf } from './apply-store.ts'
import { type Identity, isTaken } from './identities.ts'

const profileTable = { UNIT: 'companyProfile', PERSON: 'personProfile' } as const

type Owner = Pick<ApplyRow, 'ownerId' | 'applyType'>

const hasProfile = (db: Database, { ownerId, applyType }: Owner): boolean =>
  db.get(`SELECT 1 FROM ${profileTable[applyType]} WHERE memberId = ?`, [ownerId]) !== undefined

const knownSql = {
  UNIT: 'SELECT p.*, m.name AS companyName, m.uscc FROM companyProfile p JOIN member m ON m.id = memberId WHERE memberId = ?',
  PERSON: 'SELECT p.*, m.name FROM personProfile p JOIN member m ON m.id = memberId WHERE memberId = ?',
} as const

/** What the association knows of an applicant, among columns of its own; null while it knows nothing. */
export const knownBlock = (db: Database, { ownerId, applyType }: Owner): KnownBlock =>
  db.get<NonNullable<KnownBlock>>(knownSql[applyType], [ownerId]) ?? null

const identitiesOf: Readonly<Record<OwnerType, readonly Identity[]>> = {
  UNIT: ['uscc', 'companyName'],
  PERSON: ['idNumber'],
}

const taken = (field: string): FieldError => bodyError(field, 'Taken', 'belongs to another member')

/** What in an application's particulars is another member's: names and numbers that are given once. */
export function takenFields(
  db: Database,
  apply: Pick<ApplyRow, 'ownerId' | 'applyType' | 'block'>,
): FieldError[] {
  const block: CompanyBlock & PersonBlock = apply.block === null ? {} : JSON.parse(apply.block)
  return identitiesOf[apply.applyType].flatMap((identity) => {
    const value = block[identity]
    if (value === undefined || !isTaken(db, identity, value, apply.ownerId)) return []
    return [taken(`${apply.applyType === 'UNIT' ? 'company' : 'person'}.${identity}`)]
  })
}

function writeProfile(db: Database, owner: Owner, fields: Record<string, Value>): void {
  const table = profileTable[owner.applyType]
  const columns = Object.keys(fields)
  if (!hasProfile(db, owner)) insert(db, table, { memberId: owner.ownerId, ...fields })
  else if (columns.length > 0)
    db.run(
      `UPDATE ${table} SET ${columns.map((column) => `${column} = :${column}`).join(', ')} WHERE memberId = :memberId`,
      { ...fields, memberId: owner.ownerId },
    )
}

/** What was paid keeps the name that it was paid under. */
function rename(db: Database, ownerId: number, name: string): void {
  db.run('UPDATE member SET name = ? WHERE id = ?', [name, ownerId])
  db.run(`UPDATE memberFee SET ownerName = ? WHERE ownerId = ? AND status NOT IN ('PAID', 'EXEMPT')`, [
    name,
    ownerId,
  ])
}

function writeCompany(db: Database, apply: ApplyRow, { companyName, uscc, ...profile }: CompanyBlock): void {
  const { ownerId } = apply
  if (companyName !== undefined) rename(db, ownerId, companyName)
  if (uscc !== undefined) db.run('UPDATE member SET uscc = ? WHERE id = ?', [uscc, ownerId])
  writeProfile(db, apply, { ...profile })
}

function companyIdOf(db: Database, name: string): number | null {
  const sql = `SELECT id FROM member WHERE ownerType = 'UNIT' AND name = ? AND isDeleted = 0`
  return db.get<{ id: number }>(sql, [name])?.id ?? null
}

function writePerson(db: Database, apply: ApplyRow, { name, ...profile }: PersonBlock): void {
  const { idNumber, companyName } = profile
  if (name !== undefined) rename(db, apply.ownerId, name)
  writeProfile(db, apply, {
    ...profile,
    ...(idNumber !== undefined && { birthDate: birthDateOf(idNumber) }),
    ...(companyName !== undefined && { companyId: companyIdOf(db, companyName) }),
  })
}

/** Makes an application's particulars those of the member. */
export function writeBlock(db: Database, apply: ApplyRow): void {
  if (apply.block === null) return
  if (apply.applyType === 'UNIT') writeCompany(db, apply, blockOf<CompanyBlock>(apply) ?? {})
  else writePerson(db, apply, blockOf<PersonBlock>(apply) ?? {})
}
