import { unwrap } from '@portal/api-contract'
import { type Column, DataTable, EmptyState, Tag } from '@portal/ui'
import { EmptyArt } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import type { LessonSession } from '../data/controls.ts'
import { lessonsQuery } from '../data/queries.ts'
import { useAction } from '../data/use-action.ts'
import { usePlace } from '../lib/use-place.ts'
import { Loaded } from '../parts/loaded.tsx'
import { RowButton } from '../parts/row-button.tsx'
import { Section } from '../parts/section.tsx'
import styles from '../payments/payments.module.css'

const columns: Column<LessonSession>[] = [
  {
    id: 'who',
    header: 'Viewer',
    isRowHeader: true,
    cell: ({ memberName }) => <span lang="zh-CN">{memberName}</span>,
  },
  {
    id: 'what',
    header: 'Lesson',
    cell: ({ courseTitle, lessonTitle }) => (
      <span lang="zh-CN">
        {lessonTitle} <span className={styles.subject}>{courseTitle}</span>
      </span>
    ),
  },
  { id: 'state', header: 'Presence', cell: (session) => <Presence session={session} /> },
  { id: 'ask', header: 'Ask', hideHeader: true, align: 'end', cell: (session) => <Ask session={session} /> },
]

function Presence({ session: { isAsked, asksAtNextReport } }: { session: LessonSession }) {
  if (isAsked) return <Tag tone="warning">Asked</Tag>
  return asksAtNextReport ? <Tag tone="info">With the next report</Tag> : <Tag>Not asked</Tag>
}

function Ask({ session: { id, memberName, isAsked, asksAtNextReport } }: { session: LessonSession }) {
  const ask = useAction(
    (controls) => unwrap(controls.POST('/lesson-sessions/{id}/ask-presence', { params: { path: { id } } })),
    { refresh: ['lessons'], done: () => `${memberName} is asked with the next report, ten seconds at most` },
  )
  return (
    <RowButton
      text="Ask now"
      subject={memberName}
      busy={ask.isPending}
      disabled={isAsked || asksAtNextReport}
      onClick={() => ask.mutate()}
    />
  )
}

/** The page of the players that are open, where a viewer is asked whether they are still there. */
export function Lessons() {
  const query = useQuery(lessonsQuery(usePlace().world))
  return (
    <Section
      title="Lessons"
      intro="Players that are open. A viewer is asked now and then whether they are still there; here you need not wait for it."
    >
      <Loaded query={query}>
        {(sessions) =>
          sessions.length === 0 ? (
            <EmptyState art={<EmptyArt variant="list" />} title="Nobody watches a lesson">
              Open a lesson on the website as a persona who has enrolled in its course.
            </EmptyState>
          ) : (
            <div className={styles.frame}>
              <DataTable columns={columns} rows={sessions} rowKey={({ id }) => id} caption="Open players" />
            </div>
          )
        }
      </Loaded>
    </Section>
  )
}
