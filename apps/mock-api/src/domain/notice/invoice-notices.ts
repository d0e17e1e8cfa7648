import { type Fen, formatFen } from '../money.ts'
import { type Notice, sentence, unlessSaid } from './notice.ts'

/** The facts of an invoice that a notice names. */
interface InvoiceFacts {
  id: number
  buyerName: string
  amountFen: Fen
  email: string
}

const about = (id: number, title: string, content: string): Notice => ({
  kind: 'INVOICE',
  title,
  content,
  subject: { kind: 'INVOICE', id },
  page: 'money',
})

export const invoiceIssued = ({ id, buyerName, amountFen, email }: InvoiceFacts, invoiceNo: string): Notice =>
  about(
    id,
    '发票已开具',
    `抬头为${buyerName}、金额${formatFen(amountFen)}的发票已开具，号码${invoiceNo}，已发送至${email}。`,
  )

/** @param reason of the association, or of the tax authority's platform */
export const invoiceRefused = ({ id, buyerName, amountFen }: InvoiceFacts, reason: string): Notice =>
  about(
    id,
    '发票未能开具',
    `抬头为${buyerName}、金额${formatFen(amountFen)}的开票申请未能开具：${sentence(reason)}${unlessSaid(reason, '请修改后重新提交。')}`,
  )
