import { useLingui } from '@lingui/react/macro'
import type { ApplyAuditRecord, MemberApply } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Timeline, type TimelineEntry } from '@portal/ui/chakra'
import { listOf } from '../../../lib/content/list-of.ts'
import { wordOf } from '../../../lib/content/words/word-of.ts'
import { nodeNames } from './words.ts'

const looks = {
  APPROVE: { icon: 'check', tone: 'success' },
  RETURN: { icon: 'warning', tone: 'warning' },
  REJECT: { icon: 'close', tone: 'danger' },
} as const

const isBefore = (one: { time: string }, other: { time: string }) =>
  Date.parse(one.time) < Date.parse(other.time)

/** What happened to an application, oldest first, and what it waits for. */
export function ApplyTimeline({ apply }: { apply: MemberApply }) {
  const { t, i18n } = useLingui()
  const { createdDate, submitDate, closedDate, node, status } = apply
  const results: Record<ApplyAuditRecord['result'], string> = {
    APPROVE: t`通过`,
    RETURN: t`退回补正`,
    REJECT: t`不予通过`,
  }
  const nodeName = (name: ApplyAuditRecord['node']) => i18n._(wordOf(nodeNames, name))
  const records = listOf(apply.auditRecords)
  const decisions = records.map(({ node: decidedBy, result, opinion, auditor, time }, index) => ({
    id: `decision ${index}`,
    time,
    title: t`${nodeName(decidedBy)}：${results[result] ?? result}`,
    description: [auditor, formatDateTime(time)].filter(Boolean).join(' · '),
    ...looks[result],
    children: opinion && <p lang="zh-CN">{opinion}</p>,
  }))
  const sent = (apply.submissions ?? [submitDate]).filter((time) => time !== null)
  const submissions = sent.map((time, index) => ({
    id: `submission ${index}`,
    time,
    title: records.some((record) => isBefore(record, { time })) ? t`补正后再次提交` : t`提交申请`,
    description: formatDateTime(time),
    icon: 'upload' as const,
  }))
  const happened = [...submissions, ...decisions].sort(
    (one, other) => Date.parse(one.time) - Date.parse(other.time),
  )
  const closed = closedDate ? { description: formatDateTime(closedDate) } : {}
  const items: (TimelineEntry | false)[] = [
    {
      id: 'begun',
      title: t`开始填写`,
      description: formatDateTime(createdDate),
      icon: 'info',
      tone: 'neutral',
    },
    ...happened,
    node !== null && {
      id: 'waiting',
      title: t`等待${nodeName(node)}`,
      icon: 'clock',
      tone: 'neutral',
    },
    status === 'PENDING_PAYMENT' && { id: 'payment', title: t`等待缴费`, icon: 'receipt', tone: 'warning' },
    status === 'EFFECTIVE' && {
      id: 'effective',
      title: t`已生效`,
      icon: 'certificate',
      tone: 'success',
      ...closed,
    },
    status === 'WITHDRAWN' && {
      id: 'withdrawn',
      title: t`已撤回`,
      icon: 'close',
      tone: 'neutral',
      ...closed,
    },
  ]
  return <Timeline items={items.filter((item) => item !== false)} />
}
