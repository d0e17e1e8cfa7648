import { unwrap } from '@portal/api-contract'
import { Button, type Column, DataTable, EmptyState, Tag, type Tone } from '@portal/ui'
import { EmptyArt } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import type { Payment } from '../data/controls.ts'
import { paymentsQuery } from '../data/queries.ts'
import { useAction } from '../data/use-action.ts'
import { usePlace } from '../lib/use-place.ts'
import { words, yuan } from '../lib/words.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Section } from '../parts/section.tsx'
import { Ago } from '../parts/time.tsx'
import styles from './payments.module.css'

// What the backend settled is well; it waits for the rest, or somebody has to look at it.
const toneOf = (state: string): Tone => {
  if (state === 'SETTLED') return 'success'
  return /PENDING|WAITING|UNKNOWN|LATE/.test(state) ? 'info' : 'warning'
}

const columns: Column<Payment>[] = [
  {
    id: 'order',
    header: 'Order',
    isRowHeader: true,
    cell: ({ orderNo, subject, payerName }) => (
      <>
        <span className={styles.number}>{orderNo}</span>
        <span className={styles.subject} lang="zh-CN">
          {payerName} · {subject}
        </span>
      </>
    ),
  },
  { id: 'amount', header: 'Amount', align: 'end', nowrap: true, cell: ({ amount }) => yuan(amount) },
  {
    id: 'paid',
    header: 'Paid',
    nowrap: true,
    cell: ({ paidAt, channel }) => (
      <>
        <Ago at={paidAt} /> <span className={styles.quiet}>{words(channel)}</span>
      </>
    ),
  },
  {
    id: 'state',
    header: 'State',
    cell: ({ state, notifiedCount }) => (
      <span className={styles.state}>
        <Tag tone={toneOf(state)} dot>
          {words(state)}
        </Tag>
        <span className={styles.quiet}>{notifiedText(notifiedCount)}</span>
      </span>
    ),
  },
  { id: 'notify', header: 'Notify', hideHeader: true, align: 'end', cell: (row) => <Notify payment={row} /> },
]

function notifiedText(count: number): string {
  const often = ['not notified', 'notified once', 'notified twice']
  return often[count] ?? `notified ${count} times`
}

function Notify({ payment: { id, orderNo, notifiedCount } }: { payment: Payment }) {
  const notify = useAction(
    (controls) => unwrap(controls.POST('/payments/{id}/notify', { params: { path: { id } } })),
    { done: ({ state }) => `${orderNo}: ${words(state).toLowerCase()}` },
  )
  const text = notifiedCount > 0 ? 'Notify again' : 'Notify'
  return (
    <Button
      variant="outline"
      size="sm"
      className={styles.notify}
      busy={notify.isPending}
      aria-label={`${text}: ${orderNo}`}
      onClick={() => notify.mutate()}
    >
      {text}
    </Button>
  )
}

/** What was paid at the gateways, and what the backend was told of it. */
export function Payments() {
  const query = useQuery(paymentsQuery(usePlace().world))
  return (
    <Section
      title="Payments"
      intro="What buyers paid at the gateways, newest first, and what the backend was told of it. Notify again to see that nothing is paid twice."
    >
      <Loaded query={query}>
        {(payments) =>
          payments.length === 0 ? (
            <EmptyState art={<EmptyArt variant="orders" />} title="Nothing has been paid yet">
              Log in as a persona in arrears, pay a fee, and decide at the cashier how it ends. Faults of
              payments are armed before.
            </EmptyState>
          ) : (
            <div className={styles.frame}>
              <DataTable columns={columns} rows={payments} rowKey={({ id }) => id} caption="Payments" />
            </div>
          )
        }
      </Loaded>
    </Section>
  )
}
