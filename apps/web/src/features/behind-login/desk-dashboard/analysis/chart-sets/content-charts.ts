import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { AuditNode, DeskAnalysis } from '@portal/api-contract'
import { formatMoney, formatNumber } from '@portal/i18n'
import { applyStates, invoiceNames } from '../../../../../lib/chakra/desk/record-words.ts'
import { sumYuan } from '../../../../../lib/content/money.ts'
import { rawWord } from '../../../../../lib/content/words/stored-words.ts'
import { wordOf } from '../../../../../lib/content/words/word-of.ts'
import { greatest } from '../../chart/chart-data.ts'
import type { ChartOfAnalysis } from '../chart-of-analysis.ts'
import { applicationList, enrollmentList, invoiceList, reviewedList, waitingList } from '../lists.ts'

const nodeNames: Record<AuditNode, MessageDescriptor> = {
  初审: msg`初审`,
  复审: msg`复审`,
  理事会: msg`理事会审议`,
}

/** Each review with what waits for it and what was decided at it, and how long that took. */
function stageCharts(analysis: DeskAnalysis, i18n: I18n): ChartOfAnalysis[] {
  const { applicationStages: stages = [] } = analysis
  const nameOf = (node: AuditNode) => i18n._(wordOf(nodeNames, node))
  const waiting = formatNumber(stages.reduce((sum, stage) => sum + stage.waiting, 0))
  const took = stages.flatMap(({ node, days }) =>
    days === null ? [] : [{ name: nameOf(node), values: { days }, list: reviewedList(node, analysis) }],
  )
  const slowest = greatest(took, 'days')?.name ?? '—'
  return [
    {
      id: 'application-stages',
      title: t`各环节申请`,
      sentence: t`现有 ${waiting} 件申请等待审核。`,
      head: t`环节`,
      kind: 'bars',
      rows: stages.map(({ node, waiting: open, reviewed }) => ({
        name: nameOf(node),
        values: { waiting: open, reviewed },
        lists: { waiting: waitingList(node), reviewed: reviewedList(node, analysis) },
      })),
      series: [
        { key: 'waiting', label: t`待审核` },
        { key: 'reviewed', label: t`已审核` },
      ],
      write: formatNumber,
    },
    {
      id: 'application-days',
      title: t`各环节用时`,
      sentence: t`平均用时最长的环节是${slowest}，申请人补正的时间不计在内。`,
      head: t`环节`,
      kind: 'rows',
      rows: took,
      series: [{ key: 'days', label: t`平均天数` }],
      write: formatNumber,
    },
  ]
}

/** What became of applications with the days they took, and of requests for invoices. */
export function applicationCharts(analysis: DeskAnalysis, i18n: I18n): ChartOfAnalysis[] {
  const { applications, applicationDays, invoices, from, to } = analysis
  const days = applicationDays === null ? null : formatNumber(applicationDays, { maximumFractionDigits: 1 })
  const invoiced = formatMoney(
    sumYuan(invoices.flatMap(({ status, amount }) => (status === 'ISSUED' ? amount : []))),
  )
  return [
    {
      id: 'applications',
      title: t`申请办理情况`,
      sentence: days === null ? t`这段时间没有办结的申请。` : t`从首次提交到批准平均用时 ${days} 天。`,
      head: t`状态`,
      kind: 'rows',
      rows: applications.map(({ status, count }) => ({
        name: i18n._(applyStates[status]?.label ?? rawWord(status)),
        values: { count },
        list: applicationList({ status, from, to }),
      })),
      series: [{ key: 'count', label: t`申请数` }],
      write: formatNumber,
    },
    ...stageCharts(analysis, i18n),
    {
      id: 'invoices',
      title: t`发票办理情况`,
      sentence: t`已开具的发票合计 ${invoiced}。`,
      head: t`状态`,
      kind: 'rows',
      rows: invoices.map(({ status, count }) => ({
        name: i18n._(wordOf(invoiceNames, status)),
        values: { count },
        list: invoiceList({ status: 'ALL', invoice: status, from, to }),
      })),
      series: [{ key: 'count', label: t`发票数` }],
      write: formatNumber,
    },
  ]
}

/** Who began and completed which course, and the hours that were credited for it. */
export function courseCharts({ courses, from, to }: DeskAnalysis): ChartOfAnalysis[] {
  const rows = courses.map(({ id, title, enrolled, completed, hours }) => ({
    name: title,
    values: { enrolled, completed, hours },
    list: enrollmentList({ course: id, from, to }),
    lists: {
      completed: enrollmentList({ course: id, progress: 'done', from, to }),
      hours: enrollmentList({ course: id, creditedFrom: from, creditedTo: to }),
    },
  }))
  const hours = formatNumber(courses.reduce((sum, course) => sum + course.hours, 0))
  return [
    {
      id: 'courses',
      title: t`课程报名`,
      sentence: t`这些课程记入学时合计 ${hours}。`,
      head: t`课程`,
      lang: 'zh-CN',
      kind: 'rows',
      rows,
      series: [
        { key: 'enrolled', label: t`报名` },
        { key: 'completed', label: t`完成` },
        { key: 'hours', label: t`记入学时` },
      ],
      write: formatNumber,
    },
  ]
}

/** What was read most of what was published in the time. */
export function newsChart({ news }: DeskAnalysis): ChartOfAnalysis {
  const rows = news.map(({ id, title, viewCount }) => ({
    name: title,
    values: { viewCount },
    list: { to: '/form/news', search: { id }, needs: 'desk.news' } as const,
  }))
  const most = greatest(rows, 'viewCount')?.name ?? '—'
  return {
    id: 'news',
    title: t`阅读最多的资讯`,
    sentence: t`阅读最多的是“${most}”。`,
    head: t`标题`,
    lang: 'zh-CN',
    kind: 'rows',
    rows,
    series: [{ key: 'viewCount', label: t`阅读量` }],
    write: formatNumber,
  }
}

/** What visitors looked for most without finding anything. */
export function searchChart({ missedSearches }: DeskAnalysis): ChartOfAnalysis {
  const rows = missedSearches.map(({ keyword, count }) => ({ name: keyword, values: { count } }))
  const most = greatest(rows, 'count')?.name ?? '—'
  return {
    id: 'searches',
    title: t`没有结果的搜索`,
    sentence: t`访客搜索最多却没有找到内容的是“${most}”。`,
    head: t`搜索词`,
    lang: 'zh-CN',
    kind: 'rows',
    rows,
    series: [{ key: 'count', label: t`次数` }],
    write: formatNumber,
  }
}
