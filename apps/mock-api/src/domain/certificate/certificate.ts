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
  | 'statement'
  | 'rows'
>

/** What a print says that is no certificate, and none of money or of a declaration. */
export const plainPrint: Omit<PrintContent, 'certNo' | 'holderName' | 'rows'> = {
  memberNo: null,
  memberLevel: null,
  photoUrl: null,
  validFrom: null,
  validTo: null,
  amount: null,
  statement: null,
}

/** Lines that a form has once it was handed in. */
export const handedInLabels = { materials: '提交材料', submitted: '提交时间' } as const

/** Lines of a certificate that say who its holder is, and since when: whoever has left and comes back joins anew. */
export const holderLabels = {
  uscc: '统一社会信用代码',
  legalPerson: '法定代表人',
  idNumber: '身份证号',
  joinDate: '入会日期',
} as const

const isOfHolder = ({ label }: PrintContent['rows'][number]): boolean =>
  Object.values<string>(holderLabels).includes(label)

const isOfForm = ({ label }: PrintContent['rows'][number]): boolean =>
  !Object.values<string>(handedInLabels).includes(label)

/**
 * What a print stands for. A certificate, which alone has a term, stands for who its holder is, since when and of which level: photo,
 * job and address may change, and its term may grow. A form is printed and sealed before it is handed in with it.
 */
const lasting = (content: PrintContent): string => {
  const rows = content.rows.filter(content.validTo === null ? isOfForm : isOfHolder)
  return JSON.stringify({ ...content, rows, photoUrl: null, validFrom: null, validTo: null })
}

export const isSameContent = (a: PrintContent, b: PrintContent): boolean =>
  JSON.stringify(a) === JSON.stringify(b)

/**
 * Whether a print still holds on a day (`yyyy-MM-dd` in PRC). A longer term that was given since takes nothing from it, nor what
 * it does not stand for; any other difference does, and so does a term that was taken back.
 *
 * @param live what would be printed now; null when nothing would
 */
export function printStatus(
  printed: PrintContent,
  live: PrintContent | null,
  today: string,
): PrintInfo['status'] {
  if (printed.validTo !== null && printed.validTo < today) return 'EXPIRED'
  if (live === null || lasting(printed) !== lasting(live)) return 'REVOKED'
  return (live.validTo ?? '') < (printed.validTo ?? '') ? 'REVOKED' : 'VALID'
}

/** From joining, or from the first day of the year that the membership is valid to. */
export function validFrom(joinDate: string, validTo: string): string {
  const begin = `${validTo.slice(0, 4)}-01-01`
  return joinDate > begin ? joinDate : begin
}
