import { useLingui } from '@lingui/react/macro'
import type { Dictionary } from '@portal/api-contract'
import { Field, NativeSelect } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OrderListSkeleton } from '../../../../lib/chakra/list/order/order-list-skeleton.tsx'
import { listOf } from '../../../../lib/content/list-of.ts'
import { useOrderColumns } from './mutations.ts'
import { OrderedPanel } from './ordered-panel.tsx'
import { navigationEntriesQueryOptions } from './queries.ts'

const columnsOf = ({ headerTwoList }: Dictionary) => listOf(headerTwoList)
const hasOrder = (entry: Dictionary): boolean => columnsOf(entry).length > 1

/** What stands below an entry of the website's navigation, in its order. */
export function ColumnPanel({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { t } = useLingui()
  const query = useQuery(navigationEntriesQueryOptions)
  const entries = query.data?.filter(hasOrder) ?? []
  const [chosen, setChosen] = useState<number>()
  const [isDirty, setDirty] = useState(false)
  const entry = entries.find(({ id }) => id === chosen) ?? entries[0]
  const { mutateAsync: order } = useOrderColumns(entry?.id ?? 0)
  return (
    <OrderedPanel
      title={t`子栏目`}
      lead={t`导航下拉菜单和栏目页左侧按这个顺序显示。`}
      choice={
        <Field
          label={t`所属导航`}
          hint={isDirty ? t`先保存或恢复顺序，再选其他导航。` : undefined}
          disabled={isDirty}
        >
          <NativeSelect
            value={String(entry?.id ?? '')}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            {entries.map(({ id, dictName }) => (
              <option key={id} value={id} lang="zh-CN">
                {dictName}
              </option>
            ))}
          </NativeSelect>
        </Field>
      }
      query={query}
      rows={entry && columnsOf(entry).filter(({ isDeleted }) => isDeleted === 0)}
      nameOf={({ detailName }) => detailName}
      skeleton={<OrderListSkeleton count={6} />}
      onSave={order}
      onDirty={(next) => {
        setDirty(next)
        onDirty(next)
      }}
    />
  )
}
