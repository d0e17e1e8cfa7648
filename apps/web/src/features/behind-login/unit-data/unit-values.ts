import type { UnitBasic, UnitBasicBody } from '@portal/api-contract'
import { keptFiles, type UploadItem } from '../../../lib/forms/upload/upload-item.ts'
import { type FieldName, fieldNames, fieldOf } from './unit-fields.ts'

/** The files of a unit's data. */
export type FileName = 'logoUrl' | 'licenseUrl'

/** What the form holds: every field as it is typed, and the files that are to replace what is there. */
export interface UnitValues extends Record<FieldName, string>, Record<FileName, UploadItem[]> {
  legalPerson: string
  /** The files that are to go without another one in their place. */
  removed: FileName[]
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
    removed: [],
    basedOn: JSON.stringify([values, known.logoUrl, known.licenseUrl]),
  }
}

function sent(name: FieldName, typed: string): string | number | null {
  const value = typed.trim()
  if (value === '') return null
  const { kind } = fieldOf(name)
  return kind === 'whole' || kind === 'amount' ? Number(value) : value
}

/** What is sent; what was left empty is null, and a file that was neither replaced nor removed stays. */
export function toUnitBody(values: UnitValues, known: UnitBasic): UnitBasicBody {
  const fileOf = (name: FileName) =>
    keptFiles(values[name])[0]?.url ?? (values.removed.includes(name) ? null : known[name])
  const fields = Object.fromEntries(fieldNames.map((name) => [name, sent(name, values[name])]))
  return {
    ...fields,
    ownerType: 'UNIT',
    legalPerson: values.legalPerson.trim(),
    logoUrl: fileOf('logoUrl'),
    licenseUrl: fileOf('licenseUrl'),
  } as UnitBasicBody
}
