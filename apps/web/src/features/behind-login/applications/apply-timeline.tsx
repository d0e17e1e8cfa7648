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

/** What happened to an application, oldest first, and what it waits for. */
export function ApplyTimeline({ apply }: { apply: MemberApply }) {
  const { t, i18n } = useLingui()
  const { createdDate, submitDate, node, status } = apply
  const results: Record<ApplyAuditRecord['result'], string> = {
    APPROVE: t`通过`,
    RETURN: t`退回补正`,
    REJECT: t`不予通过`,
  }
  const nodeName = (name: ApplyAuditRecord['node']) => i18n._(wordOf(nodeNames, name))
  const records = listOf(apply.auditRecords)
  const decisions = records.map(
    ({ node: decidedBy, result, opinion, auditor, time }, index): TimelineEntry => ({
      id: `decision ${index}`,
      title: t`${nodeName(decidedBy)}：${results[result] ?? result}`,
      description: [auditor, formatDateTime(time)].filter(Boolean).join(' · '),
      ...looks[result],
      children: opinion && <p lang="zh-CN">{opinion}</p>,
    }),
  )
  // Of several submissions the last one is known: what was decided before it led to it, the rest followed.
  const before = records.filter(
    ({ time }) => submitDate !== null && Date.parse(time) < Date.parse(submitDate),
  ).length
  const items: (TimelineEntry | false)[] = [
    {
      id: 'begun',
      title: t`开始填写`,
      description: formatDateTime(createdDate),
      icon: 'info',
      tone: 'neutral',
    },
    ...decisions.slice(0, before),
    submitDate !== null && {
      id: 'submitted',
      title: before > 0 ? t`最近一次提交` : t`提交申请`,
      description: formatDateTime(submitDate),
      icon: 'upload',
    },
    ...decisions.slice(before),
    node !== null && {
      id: 'waiting',
      title: t`等待${nodeName(node)}`,
      icon: 'clock',
      tone: 'neutral',
    },
    status === 'PENDING_PAYMENT' && { id: 'payment', title: t`等待缴费`, icon: 'receipt', tone: 'warning' },
    status === 'EFFECTIVE' && { id: 'effective', title: t`已生效`, icon: 'certificate', tone: 'success' },
    status === 'WITHDRAWN' && { id: 'withdrawn', title: t`已撤回`, icon: 'close', tone: 'neutral' },
  ]
  return <Timeline items={items.filter((item) => item !== false)} />
}
