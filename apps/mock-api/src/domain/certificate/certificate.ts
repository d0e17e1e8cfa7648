import type { PrintInfo } from '@portal/api-contract'

/** Everything that is printed on a document, but for its code and the day of its issue. */
export type PrintContent = Pick<
  PrintInfo,
  | 'certNo'
  | 'holderName'
  | 'memberNo'
  | 'memberLevel'
  | 'photoUrl'
  | 'validFrom'
  | 'validTo'
  | 'amount'
  | 'rows'
>

const withoutTerm = (content: PrintContent): string =>
  JSON.stringify({ ...content, validFrom: null, validTo: null })

export const isSameContent = (a: PrintContent, b: PrintContent): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/**
 * Whether a print still holds on a day (`yyyy-MM-dd` in PRC). A longer term that was given since takes nothing from it; any other
 * difference does, and so does a term that was taken back.
 *
 * @param live what would be printed now; null when nothing would
 */
export function printStatus(
  printed: PrintContent,
  live: PrintContent | null,
  today: string,
): PrintInfo['status'] {
  if (printed.validTo !== null && printed.validTo < today) return 'EXPIRED'
  if (live === null || withoutTerm(printed) !== withoutTerm(live)) return 'REVOKED'
  return (live.validTo ?? '') < (printed.validTo ?? '') ? 'REVOKED' : 'VALID'
}

/** From joining, or from the first day of the year that the membership is valid to. */
export function validFrom(joinDate: string, validTo: string): string {
  const begin = `${validTo.slice(0, 4)}-01-01`
  return joinDate > begin ? joinDate : begin
}
