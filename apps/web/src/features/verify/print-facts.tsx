import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HourCertificate, PrintInfo } from '@portal/api-contract'
import { formatMoney, formatNumber } from '@portal/i18n'
import type { Description } from '@portal/ui'
import type { ReactNode } from 'react'
import { listOf } from '../../lib/content/list-of.ts'
import { groupedCode } from './printed-code.ts'

/** What each kind of print is called. */
export const printKinds = {
  APPLY_FORM: msg`会员申请表`,
  UNIT_CERT: msg`单位会员证书`,
  PERSON_CERT: msg`个人会员证书`,
  FEE_NOTICE: msg`会费缴费通知单`,
  RECEIPT: msg`缴费凭证`,
  HOURS: msg`继续教育学时证明`,
}

/** What the association wrote stays as it is on the paper. */
const Printed = ({ children }: { children: ReactNode }) => <span lang="zh-CN">{children}</span>

/** Broken between the days only. */
const Period = ({ from, to }: { from: string; to: string }) => (
  <>
    <time>{from}</time> – <time>{to}</time>
  </>
)

/** A line; without a value there is nothing on the paper either. */
const line = (id: string, term: Description['term'], value: ReactNode): Description[] =>
  value == null || value === '' ? [] : [{ id, term, detail: <Printed>{value}</Printed> }]

/** What the number on a print is of. */
const numbers: Record<PrintInfo['printType'], MessageDescriptor> = {
  APPLY_FORM: msg`申请编号`,
  UNIT_CERT: msg`证书编号`,
  PERSON_CERT: msg`证书编号`,
  FEE_NOTICE: msg`会费编号`,
  RECEIPT: msg`凭证编号`,
}

/** Every printed field of a certificate or form; the further rows are named by the association. */
export function printFacts(print: PrintInfo): Description[] {
  const {
    certNo,
    printType,
    memberNo,
    memberLevel,
    validFrom,
    validTo,
    issueDate,
    issuer,
    verifyCode,
    amount,
    rows,
  } = print
  return [
    ...line('certNo', i18n._(numbers[printType] ?? msg`证书编号`), certNo),
    ...line('memberNo', i18n._(msg`会员编号`), memberNo),
    ...line('memberLevel', i18n._(msg`会员等级`), memberLevel),
    ...line('amount', i18n._(msg`金额`), amount == null ? null : formatMoney(amount)),
    ...listOf(rows).flatMap(({ label, value }, index) =>
      line(`row-${index}`, <Printed>{label}</Printed>, value),
    ),
    ...line('valid', i18n._(msg`有效期`), validFrom && validTo && <Period from={validFrom} to={validTo} />),
    ...line('issueDate', i18n._(msg`出具日期`), issueDate),
    ...line('issuer', i18n._(msg`出具单位`), issuer),
    ...line('verifyCode', i18n._(msg`查验码`), groupedCode(verifyCode)),
  ]
}

/** Every printed field of a certificate of study hours but its courses. */
export function hoursFacts(certificate: HourCertificate): Description[] {
  const { certNo, memberNo, year, compulsoryHours, electiveHours, issueDate, issuer, verifyCode } =
    certificate
  return [
    ...line('certNo', i18n._(msg`证明编号`), certNo),
    ...line('memberNo', i18n._(msg`会员编号`), memberNo),
    ...line('year', i18n._(msg`年度`), year),
    ...line(
      'compulsory',
      i18n._(msg`必修学时`),
      compulsoryHours == null ? null : formatNumber(compulsoryHours),
    ),
    ...line('elective', i18n._(msg`选修学时`), electiveHours == null ? null : formatNumber(electiveHours)),
    ...line('issueDate', i18n._(msg`出具日期`), issueDate),
    ...line('issuer', i18n._(msg`出具单位`), issuer),
    ...line('verifyCode', i18n._(msg`查验码`), groupedCode(verifyCode)),
  ]
}
