import { type Fen, formatFen } from '../money.ts'
import type { Notice } from './notice.ts'

/** The facts of a fee that a notice names. */
interface FeeFacts {
  id: number
  feeYear: number
  amountFen: Fen
  dueDate: string
}

/** What becomes of a fee that another one pays. */
export type OnBehalf = 'ordered' | 'paid' | 'closed' | 'refunded'

const courses: Record<OnBehalf, { title: string; next: string }> = {
  ordered: { title: '会费正由单位代缴', next: '支付完成前请勿自行缴纳' },
  paid: { title: '会费已由单位代缴', next: '无需自行缴纳' },
  closed: { title: '单位代缴未完成', next: '会费恢复为待缴，可以自行缴纳' },
  refunded: { title: '单位代缴的会费已退款', next: '会员有效期相应退回' },
}

/** A year begins whose fee is not paid. */
export const feeDue = ({ id, feeYear, amountFen, dueDate }: FeeFacts): Notice => ({
  kind: 'FEE',
  title: `${feeYear}年度会费开始缴纳`,
  content: `${feeYear}年度会费${formatFen(amountFen)}已开始缴纳，请于${dueDate}前完成，逾期将影响会员权益。`,
  subject: { kind: 'FEE', id },
  page: 'money',
})

/** What a higher level adds to a year that is billed already. */
export const feeDifference = ({ id, feeYear, amountFen, dueDate }: FeeFacts): Notice => ({
  kind: 'FEE',
  title: `请补缴${feeYear}年度会费差额`,
  content: `您的会员级别已调整，${feeYear}年度会费须补缴差额${formatFen(amountFen)}，请于${dueDate}前完成。`,
  subject: { kind: 'FEE', id },
  page: 'money',
})

/** The association reminds of a fee that is owed. */
export const feeReminder = ({ id, feeYear, amountFen, dueDate }: FeeFacts): Notice => ({
  kind: 'FEE',
  title: `请缴纳${feeYear}年度会费`,
  content: `您的${feeYear}年度会费${formatFen(amountFen)}尚未缴纳，缴费期限为${dueDate}，请尽快完成缴纳。`,
  subject: { kind: 'FEE', id },
  page: 'money',
})

/** To the one whose fee a unit pays. */
export function feeOnBehalf(
  { id, feeYear, amountFen }: Omit<FeeFacts, 'dueDate'>,
  payerName: string,
  course: OnBehalf,
): Notice {
  const { title, next } = courses[course]
  const content = `${title}：${feeYear}年度会费${formatFen(amountFen)}，付款单位为${payerName}，${next}。`
  return { kind: 'FEE', title, content, subject: { kind: 'FEE', id }, page: 'money' }
}
