import type { MessageDescriptor } from '@lingui/core'
import { i18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { BatchStatus } from '@portal/api-contract'
import type { States } from '../../../lib/chakra/state-badge.tsx'
import type { FileFault } from './import/read-table.ts'
import { mostPeople, type RowFault, type RowField } from './rows/pay-row.ts'

/** A batch's state, which is that of its order. */
export const batchStates: States<BatchStatus> = {
  DRAFT: { label: msg`草稿`, tone: 'neutral' },
  SUBMITTED: { label: msg`待支付`, tone: 'warning' },
  PAID: { label: msg`已支付`, tone: 'success' },
  CLOSED: { label: msg`已关闭`, tone: 'neutral' },
  REFUNDED: { label: msg`已退款`, tone: 'neutral' },
}

/** What the parts of a row are called. */
export const fieldWords: Record<RowField, MessageDescriptor> = {
  name: msg`姓名`,
  idNumber: msg`身份证号`,
  phone: msg`手机号码`,
  certNo: msg`证书编号`,
  feeYear: msg`年度`,
}

const faultWords: Record<string, MessageDescriptor> = {
  'name NotNull': msg`请填写姓名。`,
  'name Size': msg`姓名应为 2 至 50 个字。`,
  'name LeftUnit': msg`该人员已不在本单位，请删除此行。`,
  'idNumber NotNull': msg`请填写身份证号。`,
  'idNumber OldNumber': msg`这是 15 位的旧身份证号，请填写现在的 18 位号码。`,
  'idNumber IdNumber': msg`身份证号校验不通过，请对照证件检查。`,
  'idNumber CutNumber': msg`表格软件已把身份证号截断，后几位丢失。请在表格中把该列设为“文本”后重新粘贴，或在此重新输入。`,
  'idNumber Unknown': msg`没有姓名与身份证号都相符的个人会员，请核对。`,
  'phone NotNull': msg`请填写手机号码。`,
  'phone Phone': msg`手机号码应为 11 位数字，以 1 开头。`,
  'certNo Size': msg`证书编号应为 4 至 40 个字符，没有可不填。`,
  'feeYear NotNull': msg`请填写缴费年度。`,
  'feeYear Year': msg`年度应为四位数字，例如 2026。`,
  'feeYear NoFee': msg`该年度没有应缴会费，请更换年度或删除此行。`,
  'feeYear FeePaid': msg`该年度会费已缴，请删除此行。`,
  'feeYear FeeInOpenOrder': msg`该年度会费已在另一张待支付订单中。`,
  'feeYear FeeNotPayable': msg`该年度会费无需缴纳，请删除此行。`,
}

/** How to mend a row. */
export function faultText({ field, code, detail }: RowFault): string {
  const row = detail ?? ''
  if (code === 'Duplicate')
    return detail
      ? i18n._(msg`与第 ${row} 行的人员和年度相同，请删除其中一行。`)
      : i18n._(msg`与其他行的人员和年度相同，请删除其中一行。`)
  if (code === 'NotOwed')
    return row
      ? i18n._(msg`该人员该年度会费已缴或无需缴纳。待缴年度：${row}。`)
      : i18n._(msg`该人员没有待缴会费（已缴清或在待支付订单中），请删除此行。`)
  if (code === 'TooMany') return i18n._(msg`一份名单最多 ${mostPeople} 人，请删除此行，另建名单代缴。`)
  if (code === 'OtherUnit') return i18n._(msg`该人员属于“${row}”，只能由其所在单位代缴。`)
  return i18n._(faultWords[`${field} ${code}`] ?? msg`此项填写有误，请检查。`)
}

const settledWords: Record<string, MessageDescriptor> = {
  FeePaid: msg`会费已缴`,
  FeeInOpenOrder: msg`会费在另一张待支付订单中`,
  FeeNotPayable: msg`会费无需缴纳`,
}

/** Why a row was taken out of what is paid. */
export const removedText = (fault: RowFault): string => {
  const settled = settledWords[fault.code]
  return settled ? i18n._(settled) : faultText(fault)
}

/** How many people found no place in a list. */
export const leftOutText = (left: number): string =>
  plural(left, {
    one: `一份名单最多 ${mostPeople} 人，有 # 人没有加入。`,
    other: `一份名单最多 ${mostPeople} 人，有 # 人没有加入。`,
  })

/** Why a file was not read. */
export const fileFaultWords: Record<FileFault, MessageDescriptor> = {
  Empty: msg`文件里没有内容。`,
  TooLarge: msg`文件过大。名单最多 200 人，请只保留人员名单后再上传。`,
  OldExcel: msg`这是旧版（.xls）或设有密码的 Excel 文件，请另存为不带密码的 .xlsx 文件后再上传。`,
  Unsupported: msg`这不是表格文件，请上传 .xlsx 或 .csv 文件。`,
  Broken: msg`文件已损坏，无法读取。请在表格软件中打开并另存后再上传。`,
}
