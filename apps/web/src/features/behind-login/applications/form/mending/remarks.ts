import type { MemberApply } from '@portal/api-contract'

/** What the association wants mended, by the name that a field has in the contract, such as `company.uscc`. */
export type Remarks = ReadonlyMap<string, string>

/** The remarks of the review that returned an application; none for one that is not returned. */
export function remarksOf(apply: Pick<MemberApply, 'status' | 'auditRecords'> | undefined): Remarks {
  const last = apply?.status === 'RETURNED' ? apply.auditRecords.at(-1) : undefined
  return new Map(last?.reasons?.map(({ field, text }) => [field, text]))
}
