import { ApiError, type MemberApplyTop } from '@portal/api-contract'
import type { PayRow, RowFault, RowField } from './pay-row.ts'

const place = /^members\[(\d+)\](?:\.(\w+))?/
const fields: readonly string[] = ['name', 'idNumber', 'phone', 'certNo', 'feeYear'] satisfies RowField[]

const fieldOf = (name: string | undefined): RowField =>
  fields.includes(name ?? '') ? (name as RowField) : 'name'

/** What is unknown of one of the unit's own people is the person: it has left the unit. */
const codeOf = (name: string | undefined, message: string): string =>
  name === 'personId' && message === 'Unknown' ? 'LeftUnit' : message

/**
 * What a refusal says of the rows that were sent, by their keys; empty when it is about none of them.
 *
 * @param sent the rows in the order in which they were sent
 */
export function serverFaults(error: unknown, sent: readonly PayRow[]): Map<number, RowFault> {
  const faults = new Map<number, RowFault>()
  if (!(error instanceof ApiError)) return faults
  for (const { field, message, params } of error.fieldErrors) {
    const [, index, name] = place.exec(field) ?? []
    const row = sent[Number(index)]
    if (index === undefined || !row || faults.has(row.key)) continue
    const detail = params?.unitName
    faults.set(row.key, {
      field: fieldOf(name),
      code: codeOf(name, message),
      ...(typeof detail === 'string' && { detail }),
    })
  }
  return faults
}

/**
 * What the backend says of strangers in a batch that it keeps whose fees are settled, by the keys of the rows. Of the unit's own
 * people the page knows what they owe.
 *
 * @param kept the rows in the batch's order
 */
export function settledFaults({ members }: MemberApplyTop, kept: readonly PayRow[]): Map<number, RowFault> {
  return new Map(
    kept.flatMap(({ key, personId }, index) => {
      const code = members[index]?.refusal
      return code && personId === null ? [[key, { field: 'feeYear' as const, code }] as const] : []
    }),
  )
}

/** The rows with what was found wrong with them. */
export const withFaults = (rows: readonly PayRow[], faults: ReadonlyMap<number, RowFault>): PayRow[] =>
  rows.map((row) => {
    const fault = faults.get(row.key)
    return fault ? { ...row, fault } : row
  })

const settledCodes = ['FeePaid', 'FeeInOpenOrder', 'FeeNotPayable']

/** Whether a fault says that there is nothing left to pay: the row goes, nothing has to be mended. */
export const isSettled = ({ code }: RowFault): boolean => settledCodes.includes(code)
