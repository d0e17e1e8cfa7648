import type {
  ApplyFieldNeed,
  ApplyKind,
  ApplyRequirement,
  CompanyBlock,
  MaterialType,
  MemberApply,
  MemberApplyDraft,
  MemberBasic,
  PersonBlock,
} from '@portal/api-contract'
import { listOf } from '../../../../lib/content/list-of.ts'
import { ownName } from '../../../../lib/forms/draft/draft-store.ts'
import { keptFiles, lastingItems, type UploadItem } from '../../../../lib/forms/upload/upload-item.ts'
import { province } from '../../../../lib/membership/districts.ts'
import { getAccountId } from '../../../../lib/session/session.ts'
import { type Block, blockFields, type FieldDefinition } from './field-definitions.ts'

/** What the form holds: texts as they are typed, under the names of the contract. */
export interface ApplyValues {
  company: Record<string, string>
  person: Record<string, string>
  /** The person's, apart from the others: it does not lie on the device. */
  idNumber: string
  targetLevel: string
  reason: string
  recommender: string
  statement: boolean
  /** Files by the kind of material. */
  materials: Record<string, UploadItem[]>
  /** The state of the application at the backend that this began from; empty for one that is not there yet. */
  basedOn: string
}

/** The name on this device of an application that is begun; a copy leaves what was begun without it as it lies there. */
export const draftName = (kind: ApplyKind, from: number | undefined): string =>
  from === undefined ? `apply-${kind}` : `apply-${kind}-${from}`

/** The name on this device of what is typed in an application that the backend keeps. */
export const keptName = (id: number): string => `apply-${id}`

/** A draft's name for the account that is logged in. */
export const storedName = (name: string): string => ownName(getAccountId() ?? null, name)

/** Whose particulars an application states. */
export const blockOf = ({ applyType }: Pick<ApplyRequirement, 'applyType'>): Block =>
  applyType === 'UNIT' ? 'company' : 'person'

/** Whether a kind of application needs a field, named as in `fieldErrors`; undefined for one that it does not ask for. */
export const needOf = (
  { fields }: Pick<ApplyRequirement, 'fields'>,
  name: string,
): ApplyFieldNeed | undefined => fields.find(({ field }) => field === name)?.need

/** What the association knows under a particular's name; undefined for nothing and for what it masks. */
export function knownText(known: MemberBasic | undefined, name: string): string | undefined {
  const value = (known as Record<string, unknown> | undefined)?.[name]
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return text === '' || text.includes('*') ? undefined : text
}

const textsOf = (block: object | null | undefined, names: string[]): Record<string, string> =>
  Object.fromEntries(
    names.map((name) => [name, String((block as Record<string, unknown> | null)?.[name] ?? '')]),
  )

/** What stands in a field where nothing is known: nearly every unit is in the province. */
const usual: Record<string, string> = { province }

/**
 * What the form begins with: what was saved of the application; for one to join that is new, what is known of the
 * applicant. The other kinds begin empty, since they state what changes.
 * @param isCopy the application is an earlier one, of which a new one takes all but the statement and what is masked
 */
export function startValues(
  kind: ApplyKind,
  block: Block,
  apply: MemberApply | undefined,
  known: MemberBasic | undefined,
  isCopy = false,
): ApplyValues {
  const names = Object.keys(blockFields[block])
  const isNew = apply === undefined && kind === 'JOIN'
  const own = isNew
    ? Object.fromEntries(names.map((name) => [name, knownText(known, name) ?? usual[name] ?? '']))
    : textsOf(apply?.[block], names)
  const idNumber = apply?.person?.idNumber ?? ''
  const materials: Record<string, UploadItem[]> = {}
  for (const { type, file } of listOf(apply?.materials)) {
    const item = lastingItems([{ key: '', name: file.name, size: file.size, file }])
    materials[type] = [...(materials[type] ?? []), ...item]
  }
  return {
    company: block === 'company' ? own : {},
    person: block === 'person' ? own : {},
    idNumber: isCopy && idNumber.includes('*') ? '' : idNumber,
    targetLevel: apply?.targetLevel ?? '',
    reason: apply?.reason ?? '',
    recommender: apply?.recommender ?? '',
    statement: !isCopy && (apply?.statement ?? false),
    materials,
    basedOn: isCopy ? '' : (apply?.lastModifiedDate ?? ''),
  }
}

const isNumber = ({ kind }: FieldDefinition) => kind === 'whole' || kind === 'amount'

function blockBody(block: Block, texts: Record<string, string>): Record<string, unknown> {
  const fields = blockFields[block]
  const given = Object.entries(texts).filter(([name, text]) => fields[name] && text.trim() !== '')
  return Object.fromEntries(
    given.map(([name, text]) => {
      const definition = fields[name] as FieldDefinition
      return [name, isNumber(definition) ? Number(text) : text.trim()]
    }),
  )
}

const orNull = (text: string): string | null => text.trim() || null

/** The body of a request, with what was left empty left out. */
export function toBody(
  requirement: Pick<ApplyRequirement, 'applyType' | 'applyKind' | 'fields'>,
  values: ApplyValues,
  step: number,
  status: 'DRAFT' | 'SUBMITTED',
): MemberApplyDraft {
  const company = blockBody('company', values.company) as CompanyBlock
  const person = {
    ...(blockBody('person', values.person) as PersonBlock),
    ...(values.idNumber && { idNumber: values.idNumber }),
  }
  return {
    applyKind: requirement.applyKind,
    step,
    company: Object.keys(company).length > 0 ? company : null,
    person: Object.keys(person).length > 0 ? person : null,
    targetLevel: needOf(requirement, 'targetLevel')
      ? (orNull(values.targetLevel) as MemberApplyDraft['targetLevel'] & string)
      : null,
    reason: orNull(values.reason),
    recommender: orNull(values.recommender),
    materials: Object.entries(values.materials).flatMap(([type, items]) =>
      keptFiles(items).map((file) => ({ type: type as MaterialType, file })),
    ),
    statement: values.statement,
    status,
  }
}

/** The particulars that are stated otherwise than they are known, such as `company.address`. */
export function changedFields(block: Block, values: ApplyValues, known: MemberBasic | undefined): string[] {
  const changed = Object.entries(values[block])
    .filter(([name, text]) => text.trim() !== '' && text.trim() !== knownText(known, name))
    .map(([name]) => `${block}.${name}`)
  return values.idNumber && block === 'person' ? [...changed, 'person.idNumber'] : changed
}

/** The kinds of material that an application with these values has to bring. */
export const neededMaterials = (
  requirement: Pick<ApplyRequirement, 'materials'>,
  changed: readonly string[],
): MaterialType[] =>
  requirement.materials
    .filter(({ isRequired, ifChanged }) => isRequired || ifChanged.some((field) => changed.includes(field)))
    .map(({ type }) => type)
