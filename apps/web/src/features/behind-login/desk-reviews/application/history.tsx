import { useLingui } from '@lingui/react/macro'
import type { DeskApplication } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Timeline, type TimelineEntry } from '@portal/ui/chakra'
import { rawWord } from '../../../../lib/content/stored-words.ts'
import { nodeNames, resultNames, resultTones } from '../words.ts'

/** What has been decided so far, latest first. */
export function History({ application: { application, submitDate } }: { application: DeskApplication }) {
  const { t, i18n } = useLingui()
  const decided = application.auditRecords.map(
    ({ node, result, opinion, auditor, time }): TimelineEntry => ({
      id: `${node} ${time}`,
      title: `${i18n._(nodeNames[node] ?? rawWord(node))} · ${i18n._(resultNames[result])}`,
      description: `${auditor} · ${formatDateTime(time)}`,
      tone: resultTones[result],
      children: opinion && <p>{opinion}</p>,
    }),
  )
  const handedIn: TimelineEntry[] = submitDate
    ? [
        {
          id: 'submit',
          title: t`提交申请`,
          description: formatDateTime(submitDate),
          icon: 'upload',
          tone: 'neutral',
        },
      ]
    : []
  return <Timeline items={[...[...decided].reverse(), ...handedIn]} />
}
