import { useLingui } from '@lingui/react/macro'
import { Button, Panel, Text } from '@portal/ui/chakra'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { isConflict } from '../../../../lib/chakra/desk/conflict-text.ts'
import { OrderList } from '../../../../lib/chakra/list/order/order-list.tsx'
import { useLostRow } from '../../../../lib/chakra/list/use-lost-row.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import styles from './dictionary.module.css'
import { inOrder } from './in-order.ts'
import type { NewOrder } from './mutations.ts'

interface OrderedPanelProps<Row extends { id: number }> {
  title: string
  lead: string
  /** Of which list it is, where there is a choice. */
  choice?: ReactNode
  query: UseQueryResult<unknown>
  /** Undefined until they have come. */
  rows: readonly Row[] | undefined
  nameOf: (row: Row) => string
  before?: (row: Row) => ReactNode
  after?: (row: Row) => ReactNode
  /** Stands in place of the list until it has come. */
  skeleton: ReactNode
  onSave: (order: NewOrder) => Promise<unknown>
  /** Tells whether there is an order that was not saved. */
  onDirty: (isDirty: boolean) => void
}

/** A list of the website whose order is changed, and then saved as a whole. */
export function OrderedPanel<Row extends { id: number }>(props: OrderedPanelProps<Row>) {
  const { t } = useLingui()
  const { title, lead, choice, query, rows: known, nameOf, before, after, skeleton, onSave, onDirty } = props
  const { error } = query
  const [order, setOrder] = useState<number[]>()
  const [read, setRead] = useState<number[]>()
  const [isSaving, setSaving] = useState(false)
  const once = useOnce()
  const body = useRef<HTMLDivElement>(null)
  // What gives the order up goes with it.
  useLostRow(body, order)
  const knownIds = (known ?? []).map(({ id }) => id)
  const change = (next: number[] | undefined) => {
    setOrder(next)
    setRead(next && (read ?? knownIds))
    onDirty(next !== undefined)
  }
  const rows = inOrder(known ?? [], order)
  const fail = (failure: unknown) => {
    const isChanged = isConflict(failure)
    // The list has been read anew by now; what is saved next is what was moved with it in view.
    if (isChanged) setRead(undefined)
    const description = isChanged ? t`同事刚调整过顺序。列表已更新，请核对后再保存。` : errorText(failure)
    notify({ kind: 'error', title: t`顺序没有保存`, description })
  }
  const save = () =>
    once(async () => {
      setSaving(true)
      try {
        await onSave({ order: rows.map(({ id }) => id), read: read ?? knownIds })
        change(undefined)
        notify({ kind: 'success', title: t`顺序已保存，访客现在看到的就是它` })
      } catch (failure) {
        fail(failure)
      }
      setSaving(false)
    })
  return (
    <Panel title={title}>
      <div ref={body} tabIndex={-1} className={styles.body}>
        <Text color="fg.muted" textStyle="sm">
          {lead}
        </Text>
        {choice}
        {!known && error && <LoadError title={t`列表没有加载成功`} query={query} />}
        {!known && !error && skeleton}
        {known && (
          <OrderList
            rows={rows}
            onChange={(next) => change(next.map(({ id }) => id))}
            nameOf={nameOf}
            {...(before && { before })}
            {...(after && { after })}
          />
        )}
        <div className={styles.foot}>
          <Button size="sm" busy={isSaving} disabled={!order} onClick={() => void save()}>
            {t`保存顺序`}
          </Button>
          {order && (
            <Button size="sm" variant="outline" disabled={isSaving} onClick={() => change(undefined)}>
              {t`恢复原来的顺序`}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}
