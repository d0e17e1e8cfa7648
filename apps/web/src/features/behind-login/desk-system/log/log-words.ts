import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type {
  DeskActivityDraft,
  DeskCourseDraft,
  DeskFeeNewsDraft,
  DeskJournalDraft,
  DeskNewsDraft,
  DeskRoleUpdate,
  DeskUserUpdate,
} from '@portal/api-contract'
import { formatDateTime, formatMoney } from '@portal/i18n'
import { applyStates, orderStates } from '../../../../lib/chakra/desk/record-words.ts'
import { plainText } from '../../../../lib/content/rich-text/plain-text.ts'
import { memberWord } from '../../../../lib/membership/member-words.tsx'
import { permissionName } from '../account/permission-names.ts'

/** What nobody writes: numbers of records, counts, what says when something was changed. */
const unwritten = [
  ...(['id', 'version', 'createdDate', 'lastModifiedDate', 'isDeleted', 'orderNum'] as const),
  ...(['lastLoginDate', 'viewCount', 'lessonCount', 'enrolled', 'completed', 'creditedHours'] as const),
  ...(['isTaken', 'signedCount', 'hasSignUps', 'url', 'size', 'durationS', 'lessonId', 'isAsked'] as const),
] as const

/** What the forms of the desk write; of pages and passwords the log has nothing. */
type Written = Exclude<
  | keyof (DeskNewsDraft & DeskFeeNewsDraft & DeskJournalDraft)
  | keyof (DeskCourseDraft & DeskActivityDraft & DeskRoleUpdate & DeskUserUpdate),
  'pages' | 'password' | (typeof unwritten)[number]
>

/** Fields by the names that the desk's forms give them; a field that nobody here has heard of keeps the contract's name. */
const fieldNames: Record<Written, MessageDescriptor> & Record<string, MessageDescriptor> = {
  status: msg`状态`,
  state: msg`状态`,
  node: msg`环节`,
  reasons: msg`需要补正的项目`,
  memberLevel: msg`会员等级`,
  // Refunds.
  transfer: msg`退款转账`,
  payAccount: msg`付款账号`,
  receiverType: msg`收款账户类型`,
  receiverAccount: msg`收款账号`,
  receiverName: msg`收款人名称`,
  amount: msg`金额`,
  transferredAt: msg`转账时间`,
  staffName: msg`操作人`,
  // Users and roles.
  name: msg`名称`,
  description: msg`说明`,
  permissions: msg`权限`,
  roleIds: msg`角色`,
  username: msg`登录账号`,
  phone: msg`手机号码`,
  email: msg`电子邮箱`,
  isDisabled: msg`停用`,
  // The website.
  order: msg`顺序`,
  dictName: msg`名称`,
  isNavigation: msg`在导航中显示`,
  columns: msg`栏目`,
  infoDictsId: msg`所属导航`,
  infoDictsDetailsId: msg`栏目`,
  // Articles.
  title: msg`标题`,
  subTitle: msg`副标题`,
  summary: msg`摘要`,
  content: msg`正文`,
  source: msg`来源`,
  author: msg`作者`,
  coverUrl: msg`封面`,
  attachments: msg`附件`,
  isTop: msg`在栏目中置顶`,
  isCarousel: msg`显示在首页轮播`,
  publishDate: msg`发布时间`,
  region: msg`地区`,
  period: msg`价格所属月份`,
  file: msg`价格表`,
  bookName: msg`刊名`,
  issueNo: msg`期号`,
  totalIssueNo: msg`总期号`,
  pageCount: msg`页数`,
  pdfUrl: msg`整期 PDF`,
  catalog: msg`目录`,
  page: msg`起始页`,
  // Courses.
  year: msg`年度`,
  category: msg`类别`,
  certMajor: msg`适用专业`,
  teacher: msg`授课教师`,
  teacherTitle: msg`教师职称`,
  intro: msg`课程介绍`,
  price: msg`价格`,
  creditHours: msg`学时`,
  chapters: msg`章节`,
  lessons: msg`课时`,
  video: msg`视频`,
  free: msg`可试看`,
  test: msg`测验`,
  questionCount: msg`每次抽取的题数`,
  questions: msg`题目`,
  text: msg`内容`,
  choices: msg`选项`,
  right: msg`正确选项`,
  // Activities.
  address: msg`地点`,
  startTime: msg`开始时间`,
  endTime: msg`结束时间`,
  signUpStart: msg`开放报名`,
  signUpDeadline: msg`报名截止`,
  quota: msg`名额`,
  fee: msg`费用`,
}

/** The fields of an entry that somebody has written, each once. */
export const writtenFields = (...sides: (object | null)[]): string[] =>
  [...new Set(sides.flatMap((side) => Object.keys(side ?? {})))].filter(
    (name) => !unwritten.some((one) => one === name),
  )

/** Amounts in yuan, and texts with tags. */
const [amounts, richTexts] = [new Set(['amount', 'price', 'fee']), new Set(['content', 'intro'])]

/** Names of records by the fields that hold their ids. */
export type NamesOf = Readonly<Record<string, ReadonlyMap<unknown, string>>>

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/

/** Names a field. */
export const fieldName = (i18n: I18n, field: string): string => {
  const known = fieldNames[field]
  return known ? i18n._(known) : field
}

/** A value of a field in words: states and levels by their names, lists by their parts, an empty one as a dash. */
export function fieldValue(i18n: I18n, field: string, value: unknown, names: NamesOf = {}): string {
  if (value === undefined || value === null || value === '') return '—'
  if (Array.isArray(value)) {
    const parts = value.map((one) => fieldValue(i18n, field, one, names))
    return parts.join(value.some((one) => typeof one === 'object') ? '\n' : '、') || '—'
  }
  if (typeof value === 'object')
    return writtenFields(value)
      .map((name) => partOf(i18n, name, (value as Record<string, unknown>)[name], names))
      .join('\n')
  if (typeof value === 'boolean' || /^is[A-Z]/.test(field)) return Number(value) ? i18n._(yes) : i18n._(no)
  if (typeof value === 'number' && amounts.has(field)) return formatMoney(value)
  if (richTexts.has(field)) return plainText(value)
  const named = names[field]?.get(value)
  if (named !== undefined) return named
  const text = String(value)
  if (field === 'status' || field === 'state') return stateName(i18n, text)
  if (field === 'receiverType') return i18n._(text === 'BANK' ? msg`银行账户` : msg`支付宝`)
  if (field === 'permissions') return permissionName(i18n, text)
  if (field === 'memberLevel') return memberWord(i18n, text)
  return instant.test(text) ? formatDateTime(text) : text
}

/** A field within another; what has fields of its own stands below its name. */
function partOf(i18n: I18n, name: string, value: unknown, names: NamesOf): string {
  const [term, words] = [fieldName(i18n, name), fieldValue(i18n, name, value, names)]
  return words.includes('\n') ? `${term}：\n${words.replace(/^/gm, '　')}` : `${term}：${words}`
}

const yes = msg`是`
const no = msg`否`

/** Of whatever the log is about: where two kinds of records have a state of one name, it means the same. */
const states: Readonly<Record<string, { label: MessageDescriptor }>> = {
  ...orderStates,
  ...applyStates,
  // What is reviewed.
  PENDING: { label: msg`待办理` },
  // Articles.
  PUBLISHED: { label: msg`已发布` },
  OFFLINE: { label: msg`已撤回` },
  // Courses.
  ON_SALE: { label: msg`报名中` },
  SALE_ENDED: { label: msg`报名已截止` },
  // Activities.
  UPCOMING: { label: msg`即将开始` },
  SIGNUP: { label: msg`报名中` },
  ONGOING: { label: msg`进行中` },
  ENDED: { label: msg`已结束` },
  CANCELLED: { label: msg`已取消` },
}

const stateName = (i18n: I18n, state: string): string => {
  const known = states[state]
  return known ? i18n._(known.label) : state
}
