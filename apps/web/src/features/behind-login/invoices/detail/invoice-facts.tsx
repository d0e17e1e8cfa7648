import { useLingui } from '@lingui/react/macro'
import type { MemberInvoice } from '@portal/api-contract'
import { formatDate, formatDateTime, formatMoney } from '@portal/i18n'
import { DataList, type Description } from '@portal/ui/chakra'
import { rawWord } from '../../../../lib/content/words/stored-words.ts'
import { invoiceKinds } from '../invoice-words.ts'

const said = (id: string, term: string, value: string | null): Description | false =>
  value !== null && value !== '' && { id, term, detail: <span lang="zh-CN">{value}</span> }

const given = (items: (Description | false)[]): Description[] => items.filter((item) => item !== false)

/** What stands on an invoice; what it does not have is left out. */
export function InvoiceFacts({ invoice }: { invoice: MemberInvoice }) {
  const { t, i18n } = useLingui()
  const { invoiceKind, titleType, amount, issueDate } = invoice
  const items = given([
    {
      id: 'kind',
      term: t`发票种类`,
      detail: i18n._(invoiceKinds[invoiceKind]?.label ?? rawWord(invoiceKind)),
    },
    { id: 'amount', term: t`开票金额`, detail: <strong>{formatMoney(amount)}</strong> },
    said('number', t`发票号码`, invoice.invoiceNo),
    issueDate !== null && {
      id: 'issued',
      term: t`开票日期`,
      detail: <time dateTime={issueDate}>{formatDate(issueDate)}</time>,
    },
    { id: 'type', term: t`抬头类型`, detail: titleType === 'COMPANY' ? t`单位` : t`个人` },
    said('tax', t`税号`, invoice.buyerTaxNo),
    said('address', t`注册地址`, invoice.buyerAddress),
    said('tel', t`注册电话`, invoice.buyerTel),
    said('bank', t`开户行`, invoice.buyerBankName),
    said('account', t`银行账号`, invoice.buyerBankAccount),
    said('remark', t`备注`, invoice.remark),
  ])
  return <DataList columns={2} items={items} />
}

/** Where an invoice goes, and since when it is asked for. */
export function DeliveryFacts({ invoice }: { invoice: MemberInvoice }) {
  const { t } = useLingui()
  const { email, phone, createdDate } = invoice
  const items = given([
    { id: 'email', term: t`接收邮箱`, detail: email },
    said('phone', t`手机号码`, phone),
    {
      id: 'created',
      term: t`申请时间`,
      detail: <time dateTime={createdDate}>{formatDateTime(createdDate)}</time>,
    },
  ])
  return <DataList items={items} />
}
