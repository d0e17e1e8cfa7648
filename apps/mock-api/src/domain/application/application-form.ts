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
import { neededMaterials, requirementOf } from './requirements.ts'

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

const valueAt = (form: ApplicationForm, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | null)?.[name], form)

const isAbsent = (value: unknown): boolean => value === null || value === undefined

/** What the association knows of an applicant; null while it knows nothing. */
export type KnownBlock = CompanyBlock | PersonBlock | null

/** Particulars that are stated otherwise than they are known, such as `person.title`. */
export function changedFields({ company, person }: ApplicationForm, known: KnownBlock): string[] {
  const before = (known ?? {}) as Record<string, unknown>
  return Object.entries(company ?? person ?? {})
    .filter(([name, value]) => value !== (before[name] ?? undefined))
    .map(([name]) => `${company ? 'company' : 'person'}.${name}`)
}

/** Whether a field is left out; what a change states is left out where nothing of it is otherwise than it is known. */
function isLeftOut(form: ApplicationForm, known: KnownBlock, field: string): boolean {
  const isBlock = field === 'company' || field === 'person'
  return isBlock ? changedFields(form, known).length === 0 : isAbsent(valueAt(form, field))
}

function missingFields(form: ApplicationForm, known: KnownBlock): FieldError[] {
  const isNew = known === null && (form.company ?? form.person) !== null
  return requirementOf(form.applyType, form.applyKind)
    .fields.filter(({ field }) => field !== 'materials')
    .filter(({ need }) => need === 'ALWAYS' || (need === 'UNLESS_KNOWN' && isNew))
    .filter(({ field }) => isLeftOut(form, known, field))
    .map(({ field }) => missing(field))
}

function missingMaterials(form: ApplicationForm, known: KnownBlock): FieldError[] {
  const handedIn = form.materials.map(({ type }) => type)
  return neededMaterials(form.applyType, form.applyKind, changedFields(form, known))
    .filter((type) => !handedIn.includes(type))
    .map((type) =>
      bodyError('materials', 'NotNull', `must have ${type} among them to submit`, { materialType: type }),
    )
}

/** What stands on the certificate. */
const certified: Readonly<Record<OwnerType, readonly string[]>> = {
  UNIT: ['company.companyName', 'company.uscc', 'company.legalPerson'],
  PERSON: ['person.name', 'person.idNumber'],
}

/** Kinds that bring no proof of particulars, so that they change nothing of what a certificate says. */
const provesNothing = (kind: ApplyKind): boolean => kind === 'UPGRADE' || kind === 'QUIT'

function restatedFields(form: ApplicationForm, known: KnownBlock): FieldError[] {
  if (!provesNothing(form.applyKind)) return []
  const before = (known ?? {}) as Record<string, unknown>
  return changedFields(form, known)
    .filter((field) => certified[form.applyType].includes(field))
    .filter((field) => !isAbsent(before[field.slice(field.indexOf('.') + 1)]))
    .map((field) => bodyError(field, 'Fixed', 'changes by an application of kind CHANGE, with its proof'))
}

/** Everything that keeps a form from being submitted, field by field; one entry for each kind of material that lacks. */
export function submitErrors(form: ApplicationForm, known: KnownBlock): FieldError[] {
  return [
    ...formErrors(form),
    ...restatedFields(form, known),
    ...missingFields(form, known),
    ...missingMaterials(form, known),
    ...(form.statement ? [] : [bodyError('statement', 'AssertTrue', 'must be true to submit')]),
  ]
}

/** What the association finds wrong with the materials, in words for the applicant; null when each is one that it asks for. */
export function foreignMaterials({ applyType, applyKind, materials }: ApplicationForm): string | null {
  const own = requirementOf(applyType, applyKind).materials.map(({ type }) => type)
  const foreign = [...new Set(materials.map(({ type }) => type).filter((type) => !own.includes(type)))]
  return foreign.length > 0 ? `材料类型不符：${foreign.join('、')}，请补正后重新提交。` : null
}
