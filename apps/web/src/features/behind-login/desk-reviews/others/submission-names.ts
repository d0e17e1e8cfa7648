import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { DeskReviewKind } from '@portal/api-contract'

const formNames: Record<string, MessageDescriptor> = {
  name: msg`姓名`,
  gender: msg`性别`,
  birthDate: msg`出生日期`,
  idNumber: msg`身份证号码`,
  phone: msg`手机号码`,
  email: msg`电子邮箱`,
  companyName: msg`工作单位`,
  position: msg`职务`,
  title: msg`职称`,
  education: msg`学历`,
  major: msg`专业`,
  expertType: msg`专家类别`,
  workYears: msg`从业年限`,
  certType: msg`注册证书类别`,
  certNo: msg`注册证书编号`,
  expectPosition: msg`期望岗位`,
  expectSalaryMin: msg`期望月薪下限`,
  expectSalaryMax: msg`期望月薪上限`,
  expectCity: msg`期望城市`,
  resume: msg`简历`,
  achievements: msg`业绩`,
  reason: msg`申请理由`,
  items: msg`退款内容`,
  watchedShare: msg`学习进度`,
  requestedAt: msg`申请时间`,
  'order.orderNo': msg`订单编号`,
  'order.payerName': msg`付款方`,
  'order.subject': msg`订单内容`,
  'order.totalAmount': msg`订单金额`,
  'order.payChannel': msg`支付方式`,
  'order.payTime': msg`支付时间`,
  invoiceKind: msg`票据种类`,
  buyerName: msg`发票抬头`,
  buyerTaxNo: msg`税号`,
  buyerAddress: msg`购方地址`,
  buyerTel: msg`购方电话`,
  buyerBankName: msg`开户行`,
  buyerBankAccount: msg`银行账号`,
  amount: msg`金额`,
  remark: msg`备注`,
  account: msg`付款账号`,
  payerAccount: msg`付款账号`,
  payerName: msg`付款方`,
}

const siteNames: Record<string, MessageDescriptor> = {
  name: msg`名称`,
  domainId: msg`网址`,
  intro: msg`简介`,
  'contacts.contactName': msg`联系人`,
  'contacts.phone': msg`电话`,
  'contacts.email': msg`邮箱`,
  'contacts.website': msg`网站`,
  'contacts.address': msg`地址`,
  'contacts.postCode': msg`邮政编码`,
  mapLng: msg`经度`,
  mapLat: msg`纬度`,
}

const itemNames: Record<string, MessageDescriptor> = {
  title: msg`标题`,
  kind: msg`栏目`,
  eventDate: msg`日期`,
  summary: msg`摘要`,
  content: msg`正文`,
}

const ofKinds: Partial<Record<DeskReviewKind, Record<string, MessageDescriptor>>> = {
  SITE: siteNames,
  SITE_ITEM: itemNames,
}

/** What the fields of a submission are called, in the order in which they are shown; others are not the reviewer's business. */
export const submissionNames = (kind: DeskReviewKind): Record<string, MessageDescriptor> =>
  ofKinds[kind] ?? formNames
