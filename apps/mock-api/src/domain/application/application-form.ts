import type {
  ApplyKind,
  ApplyMaterial,
  CompanyBlock,
  FieldError,
  OwnerType,
  PersonBlock,
} from '@portal/api-contract'
import { bodyError } from '../field-error.ts'
import { birthDateOf, isIdNumber, isUscc } from '../member/id-numbers.ts'
import { addressErrors } from '../text/web-address.ts'

/** What an application says, as far as it is filled in. */
export interface ApplicationForm {
  applyType: OwnerType
  applyKind: ApplyKind
  /** Particulars of the unit; null for a person. */
  company: CompanyBlock | null
  /** Particulars of the person; null for a unit. */
  person: PersonBlock | null
  targetLevel: string | null
  reason: string | null
  materials: readonly ApplyMaterial[]
  statement: boolean
}

const companyFields = [
  'companyName',
  'uscc',
  'companyType',
  'legalPerson',
  'province',
  'city',
  'district',
  'address',
  'contactName',
  'contactPhone',
] as const satisfies (keyof CompanyBlock)[]

const personFields = [
  'name',
  'idNumber',
  'companyName',
  'certType',
  'certNo',
] as const satisfies (keyof PersonBlock)[]

const missing = (field: string): FieldError => bodyError(field, 'NotNull', 'must be given to submit')

function companyErrors({ uscc, website }: CompanyBlock): FieldError[] {
  const errors = addressErrors({ 'company.website': website })
  if (uscc === undefined || isUscc(uscc)) return errors
  const detail = 'its check character is wrong; compare it with the licence'
  return [...errors, bodyError('company.uscc', 'Uscc', detail)]
}

function personErrors({ idNumber, birthDate, certIssueDate, certValidTo }: PersonBlock): FieldError[] {
  const errors: FieldError[] = []
  const isKnown = idNumber !== undefined && isIdNumber(idNumber)
  if (idNumber !== undefined && !isKnown)
    errors.push(
      bodyError(
        'person.idNumber',
        'IdNumber',
        'its date or check character is wrong; compare it with the card',
      ),
    )
  if (isKnown && birthDate !== undefined && birthDate !== birthDateOf(idNumber))
    errors.push(
      bodyError(
        'person.birthDate',
        'Mismatch',
        `must be ${birthDateOf(idNumber)}, as the identity number says`,
      ),
    )
  if (certIssueDate !== undefined && certValidTo !== undefined && certValidTo < certIssueDate)
    errors.push(bodyError('person.certValidTo', 'Range', 'must not lie before person.certIssueDate'))
  return errors
}

function misplaced({ applyType, applyKind, company, person, targetLevel }: ApplicationForm): FieldError[] {
  const errors: FieldError[] = []
  const refuse = (field: string, detail: string) => errors.push(bodyError(field, 'Unknown', detail))
  if (applyType === 'UNIT' && person) refuse('person', 'is for persons; a unit sends company')
  if (applyType === 'PERSON' && company) refuse('company', 'is for units; a person sends person')
  if (applyKind !== 'UPGRADE' && targetLevel !== null) refuse('targetLevel', 'is for an UPGRADE only')
  return errors
}

/** What is wrong with what has been filled in, drafts included: check characters, dates, fields of another kind. */
export function formErrors(form: ApplicationForm): FieldError[] {
  return [...misplaced(form), ...companyErrors(form.company ?? {}), ...personErrors(form.person ?? {})]
}

function missingOfBlock({ applyType, company, person }: ApplicationForm): FieldError[] {
  const absent =
    applyType === 'UNIT'
      ? companyFields.filter((field) => company?.[field] === undefined).map((field) => `company.${field}`)
      : personFields.filter((field) => person?.[field] === undefined).map((field) => `person.${field}`)
  return absent.map(missing)
}

const blockName = (applyType: OwnerType): 'company' | 'person' =>
  applyType === 'UNIT' ? 'company' : 'person'

function missingChange(form: ApplicationForm): FieldError[] {
  const name = blockName(form.applyType)
  return Object.keys(form[name] ?? {}).length > 0 ? [] : [missing(name)]
}

/** Whether anything at all must be handed in; the association decides what exactly. */
const needsMaterials = ({ applyType, applyKind }: ApplicationForm): boolean =>
  requiredMaterials(applyType, applyKind).length > 0

/** Kinds of material that the association asks for; source: what such associations publish for joining. */
export function requiredMaterials(applyType: OwnerType, applyKind: ApplyKind): ApplyMaterial['type'][] {
  if (applyType === 'UNIT') {
    if (applyKind === 'JOIN') return ['营业执照', '盖章申请表']
    return applyKind === 'CHANGE' ? ['营业执照'] : ['盖章申请表']
  }
  if (applyKind === 'JOIN') return ['身份证', '注册证']
  return applyKind === 'UPGRADE' ? ['注册证'] : []
}

/**
 * Everything that keeps a form from being submitted, field by field.
 * @param options.hasProfile the association knows the applicant's particulars already
 */
export function submitErrors(form: ApplicationForm, { hasProfile }: { hasProfile: boolean }): FieldError[] {
  const { applyType, applyKind, targetLevel, reason, materials, statement } = form
  const isWhole = applyKind === 'JOIN' || (!hasProfile && form[blockName(applyType)] !== null)
  return [
    ...formErrors(form),
    ...(isWhole ? missingOfBlock(form) : applyKind === 'CHANGE' ? missingChange(form) : []),
    ...(applyKind === 'UPGRADE' && targetLevel === null ? [missing('targetLevel')] : []),
    ...(applyKind === 'QUIT' && reason === null ? [missing('reason')] : []),
    ...(needsMaterials(form) && materials.length === 0 ? [missing('materials')] : []),
    ...(statement ? [] : [bodyError('statement', 'AssertTrue', 'must be true to submit')]),
  ]
}

const ownMaterials: Readonly<Record<OwnerType, readonly ApplyMaterial['type'][]>> = {
  UNIT: ['营业执照', '盖章申请表', '其他'],
  PERSON: ['身份证', '注册证', '盖章申请表', '其他'],
}

/** What the association finds lacking in the materials, in words for the applicant; null when they are complete. */
export function materialsLack({ applyType, applyKind, materials }: ApplicationForm): string | null {
  const types = materials.map(({ type }) => type)
  const absent = requiredMaterials(applyType, applyKind).filter((type) => !types.includes(type))
  const foreign = [...new Set(types.filter((type) => !ownMaterials[applyType].includes(type)))]
  const parts = [
    ...(absent.length > 0 ? [`缺少材料：${absent.join('、')}`] : []),
    ...(foreign.length > 0 ? [`材料类型不符：${foreign.join('、')}`] : []),
  ]
  return parts.length > 0 ? `${parts.join('；')}，请补正后重新提交。` : null
}
