import type { PersonBasic, PersonBasicBody } from '@portal/api-contract'
import { type FieldName, fieldNames } from './profile-fields.ts'

/** What the form holds: every field as it is typed. */
export interface ProfileValues extends Record<FieldName, string> {
  avatar: string
  idNumber: string
  /** What the profile was when the form began from it. */
  basedOn: string
}

/** Whether the identity number stands on a certificate, so that it changes by an application only. */
export const isIdNumberFixed = ({ idNumber, joinDate }: PersonBasic): boolean =>
  idNumber !== null && joinDate !== null

/** The values with which the form begins. */
export function valuesOf(known: PersonBasic): ProfileValues {
  const fields = Object.fromEntries(fieldNames.map((name) => [name, known[name] ?? ''])) as Record<
    FieldName,
    string
  >
  const values = { ...fields, avatar: known.avatar ?? '', idNumber: known.idNumber ?? '' }
  return { ...values, basedOn: JSON.stringify(values) }
}

/** What is sent; what was left empty is null. The day of birth follows from the identity number. */
export function toProfileBody({ basedOn: _, idNumber, avatar, ...fields }: ProfileValues): PersonBasicBody {
  const filled = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value.trim() || null]),
  )
  return { ...filled, ownerType: 'PERSON', idNumber, avatar: avatar || null } as PersonBasicBody
}
