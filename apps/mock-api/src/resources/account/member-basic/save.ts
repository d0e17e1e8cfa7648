import type { MemberBasicBody, PersonBasic, PersonBasicBody, UnitBasicBody } from '@portal/api-contract'
import { invalid, invalidField, notFound, problem } from '../../../contract/problem.ts'
import type { Caller } from '../../../domain/account/caller.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { birthDateOf } from '../../../domain/member/id-numbers.ts'
import { meantIdNumber, personFaults, unitFaults } from '../../../domain/member/profile.ts'
import { prcDate } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'
import { isTaken } from '../../applications/member-applies/identities.ts'
import { requirePicture, requireUpload } from '../../files/uploads.ts'
import { findPerson, findUnit, writeProfile } from './profile-store.ts'

/** Whether a profile is filled in for the first time or replaced. */
export type Saving = 'CREATE' | 'REPLACE'

function assertFits<Basic extends { isComplete: boolean }>(
  saving: Saving,
  known: Basic | undefined,
): asserts known is Basic {
  if (!known || (saving === 'REPLACE' && !known.isComplete)) throw notFound()
  if (saving === 'CREATE' && known.isComplete) {
    throw problem(409, 'error.profileExists', 'There is a profile already: PUT replaces it')
  }
}

type Require = typeof requireUpload

/** An address that stays as it was need not be an upload's: the association may have set it. */
function requireNew(
  world: World,
  require: Require,
  field: string,
  given: string | null | undefined,
  known: string | null,
): void {
  if (given && given !== known) require(world, given, field)
}

function saveUnit(world: World, memberId: number, saving: Saving, body: UnitBasicBody): void {
  const known = findUnit(world.db, memberId)
  assertFits(saving, known)
  const faults = unitFaults(body, prcDate(world.clock.now()))
  if (faults.length > 0) throw invalid(faults)
  refuseChanges([
    ['companyName', known.companyName, body.companyName],
    ['uscc', known.uscc, body.uscc],
    ...(ofMember(known.legalPerson, known.joinDate)
      ? [['legalPerson', known.legalPerson, body.legalPerson] as const]
      : []),
  ])
  requireNew(world, requirePicture, 'logoUrl', body.logoUrl, known.logoUrl)
  requireNew(world, requireUpload, 'licenseUrl', body.licenseUrl, known.licenseUrl)
  const { ownerType: _ownerType, ...fields } = body
  writeProfile(world.db, 'companyProfile', known.id, fields)
}

/** A field with the value that holds and the one that was sent; nothing where it was left out. */
type Fixed = readonly [field: string, known: string | null, given: string | undefined]

/** @throws HttpProblem 409 naming each field that changes by an application only */
function refuseChanges(fields: readonly Fixed[]): void {
  const changed = fields.filter(([, known, given]) => given !== undefined && given !== known)
  if (changed.length === 0) return
  const detail = 'changes by an application (CHANGE)'
  throw problem(409, 'error.changeByApplication', `${changed.map(([field]) => field).join(', ')} ${detail}`, {
    fieldErrors: changed.map(([field]) => bodyError(field, 'Fixed', detail)),
  })
}

/** What stands on a certificate and is only known from the profile: it is fixed once there is a certificate. */
const ofMember = (known: string | null, joinDate: string | null): boolean =>
  known !== null && joinDate !== null

function refuseTaken({ db }: World, idNumber: string, known: PersonBasic): void {
  if (idNumber === known.idNumber || !isTaken(db, 'idNumber', idNumber, known.id)) return
  const detail = 'belongs to another member'
  throw problem(409, 'error.idNumberTaken', `idNumber ${detail}`, {
    fieldErrors: [bodyError('idNumber', 'Taken', detail)],
  })
}

const companyIdOf = ({ db }: World, name: string): number | null =>
  db.get<{ id: number }>("SELECT id FROM member WHERE ownerType = 'UNIT' AND name = ?", [name])?.id ?? null

function savePerson(world: World, memberId: number, saving: Saving, body: PersonBasicBody): void {
  const known = findPerson(world.db, memberId)
  assertFits(saving, known)
  const idNumber = meantIdNumber(body.idNumber, known.idNumber)
  const faults = personFaults(body, idNumber, prcDate(world.clock.now()))
  if (faults.length > 0) throw invalid(faults)
  refuseChanges([
    ['name', known.name, body.name],
    ...(ofMember(known.idNumber, known.joinDate) ? [['idNumber', known.idNumber, idNumber] as const] : []),
  ])
  refuseTaken(world, idNumber, known)
  requireNew(world, requirePicture, 'avatar', body.avatar, known.avatar)
  const { ownerType: _ownerType, avatar, ...fields } = body
  const companyId = companyIdOf(world, body.companyName)
  const birthDate = birthDateOf(idNumber)
  writeProfile(world.db, 'personProfile', known.id, { ...fields, idNumber, birthDate, companyId })
  world.db.run('UPDATE member SET avatar = ? WHERE id = ?', [avatar ?? null, known.id])
}

function assertOwnKind(body: MemberBasicBody, { ownerType }: Caller): void {
  if (body.ownerType === ownerType) return
  const detail = `must be ${ownerType}, which the caller is`
  throw invalidField('ownerType', 'OneOf', detail)
}

function save(world: World, { memberId }: Caller, saving: Saving, body: MemberBasicBody): void {
  if (body.ownerType === 'UNIT') saveUnit(world, memberId, saving, body)
  else savePerson(world, memberId, saving, body)
  const now = world.clock.now().toISOString()
  world.db.run('UPDATE member SET lastModifiedDate = ? WHERE id = ?', [now, memberId])
}

/**
 * Writes the caller's own profile.
 *
 * @throws HttpProblem 400 naming each field, 404 when there is none to replace, 409 when there is one already, the identity
 *   number is another's, or something would change that changes by an application
 */
export function saveBasic(world: World, caller: Caller, saving: Saving, body: MemberBasicBody): void {
  assertOwnKind(body, caller)
  world.db.transaction(() => save(world, caller, saving, body))
}
