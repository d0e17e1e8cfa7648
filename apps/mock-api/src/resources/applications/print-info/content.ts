import type { CompanyBlock, PersonBlock, PrintInfo } from '@portal/api-contract'
import { besideLabels, companyLabels, personLabels } from '../../../domain/application/field-labels.ts'
import { statements } from '../../../domain/application/statements.ts'
import {
  handedInLabels,
  holderLabels,
  type PrintContent,
  plainPrint,
  validFrom,
} from '../../../domain/certificate/certificate.ts'
import { maskIdNumber } from '../../../domain/member/id-numbers.ts'
import { prcMinute } from '../../../domain/prc-time.ts'
import type { Database } from '../../../store/database.ts'
import { type ApplyRow, blockOf, materialsOf } from '../member-applies/apply-store.ts'
import { kindNames, typeNames } from '../member-applies/names.ts'
import { type MemberRow, memberOf } from '../member-applies/standing.ts'

type Rows = PrintInfo['rows']

/** Lines in the order of their labels; what is not known is not printed. */
export function rowsOf(values: object, labels: Readonly<Record<string, string>>): Rows {
  const known: Readonly<Record<string, unknown>> = { ...values }
  return Object.entries(labels).flatMap(([field, label]) => {
    const value = known[field]
    return value === undefined || value === null ? [] : [{ label, value: String(value) }]
  })
}

function unitRows(db: Database, { id, uscc, joinDate }: MemberRow): Rows {
  const profile = db.get<object>(
    'SELECT companyType, legalPerson, province || city || district AS place FROM companyProfile WHERE memberId = ?',
    [id],
  )
  const labels = {
    uscc: holderLabels.uscc,
    companyType: '单位类型',
    legalPerson: holderLabels.legalPerson,
    place: '所在地区',
    joinDate: holderLabels.joinDate,
  }
  return rowsOf({ ...profile, uscc, joinDate }, labels)
}

function personRows(db: Database, { id, joinDate }: MemberRow): Rows {
  const profile = db.get<{ idNumber: string }>(
    'SELECT gender, idNumber, companyName, title, certType, certNo FROM personProfile WHERE memberId = ?',
    [id],
  )
  const labels = {
    gender: '性别',
    idNumber: holderLabels.idNumber,
    companyName: '工作单位',
    title: '职称',
    certType: '执业资格',
    certNo: '注册证书编号',
    joinDate: holderLabels.joinDate,
  }
  return rowsOf({ ...profile, idNumber: profile && maskIdNumber(profile.idNumber), joinDate }, labels)
}

/** What a member's certificate says now; null for who is no member. */
export function certificateContent(db: Database, memberId: number): PrintContent | null {
  const member = memberOf(db, memberId)
  const { memberNo, memberLevel, joinDate, validTo, name, ownerType, avatar } = member
  if (joinDate === null || validTo === null || memberNo === null) return null
  return {
    certNo: memberNo,
    holderName: name,
    ...plainPrint,
    memberNo,
    memberLevel,
    photoUrl: ownerType === 'PERSON' ? avatar : null,
    validFrom: validFrom(joinDate, validTo),
    validTo,
    rows: ownerType === 'UNIT' ? unitRows(db, member) : personRows(db, member),
  }
}

function blockRows(apply: ApplyRow): Rows {
  if (apply.applyType === 'UNIT') return rowsOf(blockOf<CompanyBlock>(apply) ?? {}, companyLabels)
  const person = blockOf<PersonBlock>(apply) ?? {}
  const idNumber = person.idNumber && maskIdNumber(person.idNumber)
  return rowsOf({ ...person, idNumber }, personLabels)
}

const formLabels = { kind: '申请事项', ...besideLabels, ...handedInLabels }

/** What stands on a form once it was handed in. */
function handedIn(apply: ApplyRow) {
  if (apply.submitDate === null) return {}
  const materials = materialsOf(apply).map(({ type }) => type)
  return { materials: materials.join('、'), submitted: prcMinute(new Date(apply.submitDate)) }
}

/** What an application's form says now, for a draft to be sealed as well; null for one that was refused or taken back. */
export function formContent(db: Database, apply: ApplyRow): PrintContent | null {
  const { status, applyNo, applyType, applyKind, ownerId, isDeleted } = apply
  if (isDeleted === 1 || status === 'WITHDRAWN' || status === 'REJECTED') return null
  const block = blockOf<CompanyBlock & PersonBlock>(apply) ?? {}
  const facts = {
    ...apply,
    materials: null,
    kind: `${typeNames[applyType]}${kindNames[applyKind]}`,
    ...handedIn(apply),
  }
  const member = memberOf(db, ownerId)
  return {
    certNo: applyNo,
    holderName: (applyType === 'UNIT' ? block.companyName : block.name) ?? member.name,
    ...plainPrint,
    photoUrl: applyType === 'PERSON' ? member.avatar : null,
    statement: statements[applyKind],
    rows: [...blockRows(apply), ...rowsOf(facts, formLabels)],
  }
}
