import { useLingui } from '@lingui/react/macro'
import type { DeskApplication } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Timeline, type TimelineEntry } from '@portal/ui/chakra'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { nodeNames, resultNames, resultTones } from '../words.ts'

type TimedEntry = TimelineEntry & { time: string }

/** What has been decided so far, and by whom of the staff, latest first. */
export function History({ application: { application, submitDate, log } }: { application: DeskApplication }) {
  const { t, i18n } = useLingui()
  const staffAt = new Map(log.map(({ time, staffName }) => [time, staffName]))
  const decided = application.auditRecords.map(
    ({ node, result, opinion, auditor, time }): TimedEntry => ({
      id: `${node} ${time}`,
      title: `${i18n._(wordOf(nodeNames, node))} · ${i18n._(wordOf(resultNames, result))}`,
      description: [staffAt.get(time), auditor, formatDateTime(time)].filter(Boolean).join(' · '),
      tone: resultTones[result] ?? 'neutral',
      children: opinion && <p lang="zh-CN">{opinion}</p>,
      time: time ?? '',
    }),
  )
  const handedIn: TimedEntry[] = submitDate
    ? [
        {
          id: 'submit',
          title: t`提交申请`,
          description: formatDateTime(submitDate),
          icon: 'upload',
          tone: 'neutral',
          time: submitDate,
        },
      ]
    : []
  const undone = log
    .filter(({ action }) => action === 'UNDO')
    .map(
      ({ id, staffName, time }): TimedEntry => ({
        id: `undo ${id}`,
        title: t`撤销决定`,
        description: `${staffName} · ${formatDateTime(time)}`,
        tone: 'neutral',
        time,
      }),
    )
  // What is handed in anew after a return has the later time of the two.
  const latestFirst = [...decided, ...undone, ...handedIn].sort((one, other) =>
    other.time.localeCompare(one.time),
  )
  return <Timeline items={latestFirst} />
}
