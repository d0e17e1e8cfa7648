import type { UnitBasic, UnitBasicBody } from '@portal/api-contract'
import { keptFiles, type UploadItem } from '../../../lib/forms/upload/upload-item.ts'
import { type FieldName, fieldNames, fieldOf } from './unit-fields.ts'

/** What the form holds: every field as it is typed, and the files that are to replace what is there. */
export interface UnitValues extends Record<FieldName, string> {
  legalPerson: string
  logoUrl: UploadItem[]
  licenseUrl: UploadItem[]
  /** What the data was when the form began from it. */
  basedOn: string
}

/** Whether the legal representative stands on a certificate, so that he changes by an application only. */
export const isLegalPersonFixed = ({ legalPerson, joinDate }: UnitBasic): boolean =>
  legalPerson !== null && joinDate !== null

/** The values with which the form begins. */
export function valuesOf(known: UnitBasic): UnitValues {
  const fields = Object.fromEntries(fieldNames.map((name) => [name, String(known[name] ?? '')])) as Record<
    FieldName,
    string
  >
  const values = { ...fields, legalPerson: known.legalPerson ?? '' }
  return {
    ...values,
    logoUrl: [],
    licenseUrl: [],
    basedOn: JSON.stringify([values, known.logoUrl, known.licenseUrl]),
  }
}

function sent(name: FieldName, typed: string): string | number | null {
  const value = typed.trim()
  if (value === '') return null
  const { kind } = fieldOf(name)
  return kind === 'whole' || kind === 'amount' ? Number(value) : value
}

/** What is sent; what was left empty is null, and a file that was not replaced stays. */
export function toUnitBody(values: UnitValues, known: UnitBasic): UnitBasicBody {
  const fields = Object.fromEntries(fieldNames.map((name) => [name, sent(name, values[name])]))
  return {
    ...fields,
    ownerType: 'UNIT',
    legalPerson: values.legalPerson.trim(),
    logoUrl: keptFiles(values.logoUrl)[0]?.url ?? known.logoUrl,
    licenseUrl: keptFiles(values.licenseUrl)[0]?.url ?? known.licenseUrl,
  } as UnitBasicBody
}
