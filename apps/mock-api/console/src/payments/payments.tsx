import { unwrap } from '@portal/api-contract'
import { buttonClass, type Column, classNames, DataTable, EmptyState, Tag, type Tone } from '@portal/ui'
import { EmptyArt } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import type { OpenOrder, Payment } from '../data/controls.ts'
import { ordersQuery, paymentsQuery } from '../data/queries.ts'
import { useAction } from '../data/use-action.ts'
import { placeHash } from '../lib/address.ts'
import { usePlace } from '../lib/use-place.ts'
import { words, yuan } from '../lib/words.ts'
import { Loaded } from '../parts/loaded.tsx'
import { RowButton } from '../parts/row-button.tsx'
import { Section } from '../parts/section.tsx'
import { Ago } from '../parts/time.tsx'
import styles from './payments.module.css'

// A settled payment needs nothing more; the others are waiting for a notification or have to be checked.
const toneOf = (state: string): Tone => {
  if (state === 'SETTLED') return 'success'
  return /PENDING|WAITING|UNKNOWN|LATE/.test(state) ? 'info' : 'warning'
}

type OrderFacts = Pick<Payment & OpenOrder, 'orderNo' | 'subject' | 'payerName' | 'amount'>

const orderColumn: Column<OrderFacts> = {
  id: 'order',
  header: 'Order',
  isRowHeader: true,
  cell: ({ orderNo, subject, payerName }) => (
    <span className={styles.order}>
      <span className={styles.number}>{orderNo}</span>
      <span className={styles.subject} lang="zh-CN">
        {payerName} · {subject}
      </span>
    </span>
  ),
}

const amountColumn: Column<OrderFacts> = {
  id: 'amount',
  header: 'Amount',
  align: 'end',
  nowrap: true,
  cell: ({ amount }) => yuan(amount),
}

const columns: Column<Payment>[] = [
  orderColumn,
  amountColumn,
  {
    id: 'paid',
    header: 'Paid',
    nowrap: true,
    cell: ({ paidAt, channel }) => (
      <span>
        <Ago at={paidAt} /> <span className={styles.quiet}>{words(channel)}</span>
      </span>
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
  return (
    <RowButton
      text={notifiedCount > 0 ? 'Notify again' : 'Notify'}
      subject={orderNo}
      busy={notify.isPending}
      onClick={() => notify.mutate()}
    />
  )
}

/** The orders that can still be paid, each with a button that pays it in its buyer's place. */
function OpenOrders() {
  const query = useQuery(ordersQuery(usePlace().world))
  if (!query.data || query.data.length === 0) return null
  return (
    <section className={styles.orders} aria-labelledby="open-orders">
      <h2 id="open-orders" className={styles.title}>
        To be paid
      </h2>
      <div className={styles.frame}>
        <DataTable columns={orderColumns} rows={query.data} rowKey={({ id }) => id} caption="Open orders" />
      </div>
    </section>
  )
}

const orderColumns: Column<OpenOrder>[] = [
  orderColumn,
  amountColumn,
  { id: 'made', header: 'Made', nowrap: true, cell: ({ createdDate }) => <Ago at={createdDate} /> },
  {
    id: 'state',
    header: 'State',
    nowrap: true,
    cell: ({ status, payChannel, isBeingPaid }) => (
      <span className={styles.state}>
        <Tag tone="info" dot>
          {isBeingPaid ? 'Paid, not heard of' : words(status)}
        </Tag>
        {payChannel && <span className={styles.quiet}>{words(payChannel)}</span>}
      </span>
    ),
  },
  {
    id: 'pay',
    header: 'Pay',
    hideHeader: true,
    align: 'end',
    cell: (row) => (row.payChannel === 'BANK' ? <ToReviews /> : <Pay order={row} />),
  },
]

/** A transfer is confirmed by the association, once its proof was handed in. */
const ToReviews = () => (
  <a
    className={classNames(buttonClass({ variant: 'ghost', size: 'sm' }), styles.desk)}
    href={placeHash({ world: usePlace().world, section: 'reviews' })}
  >
    Review desk
  </a>
)

function Pay({ order: { id, orderNo, isBeingPaid } }: { order: OpenOrder }) {
  const pay = useAction(
    (controls) => unwrap(controls.POST('/orders/{id}/pay', { params: { path: { id } } })),
    { done: ({ state }) => `${orderNo}: ${words(state).toLowerCase()}` },
  )
  return (
    <RowButton
      text="Pay"
      subject={orderNo}
      busy={pay.isPending}
      disabled={isBeingPaid}
      onClick={() => pay.mutate()}
    />
  )
}

/** The page of the payments at the gateways, and of the notifications that the backend has received. */
export function Payments() {
  const query = useQuery(paymentsQuery(usePlace().world))
  return (
    <Section
      title="Payments"
      intro="What buyers paid at the gateways, newest first, and what the backend was told of it. Notify again to see that nothing is paid twice."
    >
      <OpenOrders />
      <Loaded query={query}>
        {(payments) =>
          payments.length === 0 ? (
            <EmptyState art={<EmptyArt variant="orders" />} title="Nothing has been paid yet">
              Log in as a persona in arrears, pay a fee, and decide at the cashier how it ends. Faults of
              payments are added before.
            </EmptyState>
          ) : (
            <>
              <h2 className={styles.title}>Paid</h2>
              <div className={styles.frame}>
                <DataTable columns={columns} rows={payments} rowKey={({ id }) => id} caption="Payments" />
              </div>
            </>
          )
        }
      </Loaded>
    </Section>
  )
}
