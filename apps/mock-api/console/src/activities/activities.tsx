import { unwrap } from '@portal/api-contract'
import { type Column, DataTable, EmptyState, Tag } from '@portal/ui'
import { EmptyArt } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import type { OpenActivity } from '../data/controls.ts'
import { activitiesQuery } from '../data/queries.ts'
import { useAction } from '../data/use-action.ts'
import { usePlace } from '../lib/use-place.ts'
import { yuan } from '../lib/words.ts'
import { ConfirmButton } from '../parts/confirm-button.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Section } from '../parts/section.tsx'
import { Ago } from '../parts/time.tsx'
import styles from '../payments/payments.module.css'

const columns: Column<OpenActivity>[] = [
  {
    id: 'title',
    header: 'Activity',
    isRowHeader: true,
    cell: ({ title }) => <span lang="zh-CN">{title}</span>,
  },
  { id: 'begins', header: 'Begins', nowrap: true, cell: ({ startTime }) => <Ago at={startTime} /> },
  {
    id: 'places',
    header: 'Places taken',
    align: 'end',
    nowrap: true,
    cell: ({ signedCount, quota }) => `${signedCount} of ${quota}`,
  },
  {
    id: 'fee',
    header: 'Fee',
    align: 'end',
    nowrap: true,
    cell: ({ fee }) => (fee > 0 ? yuan(fee) : 'Free'),
  },
  {
    id: 'state',
    header: 'State',
    nowrap: true,
    cell: ({ status, signedCount, quota }) => {
      if (status !== 'SIGNUP') return <Tag>No sign-up now</Tag>
      return signedCount < quota ? <Tag tone="success">Sign-up open</Tag> : <Tag>Full</Tag>
    },
  },
  {
    id: 'cancel',
    header: 'Cancel',
    hideHeader: true,
    align: 'end',
    cell: (row) => <Cancel activity={row} />,
  },
]

function Cancel({ activity: { id, title } }: { activity: OpenActivity }) {
  const cancel = useAction(
    (controls) => unwrap(controls.POST('/activities/{id}/cancel', { params: { path: { id } } })),
    { done: () => `${title} is cancelled, and who takes part was told` },
  )
  return (
    <ConfirmButton
      className={styles.desk}
      question="Really cancel?"
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate()}
    >
      Cancel<span className="visually-hidden">: {title}</span>
    </ConfirmButton>
  )
}

/** The page of the activities that have not begun, where one is cancelled in the association's place. */
export function Activities() {
  const query = useQuery(activitiesQuery(usePlace().world))
  return (
    <Section
      title="Activities"
      intro="What the association holds and has not begun yet. Who takes part in one that is cancelled is told, and what was paid goes back."
    >
      <Loaded query={query}>
        {(activities) =>
          activities.length === 0 ? (
            <EmptyState art={<EmptyArt variant="list" />} title="No activity lies ahead">
              All have begun or were cancelled. Set the clock back, or reset the world.
            </EmptyState>
          ) : (
            <div className={styles.frame}>
              <DataTable
                columns={columns}
                rows={activities}
                rowKey={({ id }) => id}
                caption="Activities ahead"
              />
            </div>
          )
        }
      </Loaded>
    </Section>
  )
}
