import { useLingui } from '@lingui/react/macro'
import type { Dictionary } from '@portal/api-contract'
import { Button, Switch } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { OrderListSkeleton } from '../../../../lib/chakra/list/order/order-list-skeleton.tsx'
import { WithChinese } from '../../../../lib/content/marked/with-chinese.tsx'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { useChangeEntry, useOrderNavigation } from './mutations.ts'
import { OrderedPanel } from './ordered-panel.tsx'
import { navigationEntriesQueryOptions } from './queries.ts'

// Of use only once somebody asks.
const RenameDialog = lazyPart(() => import('./rename-dialog.tsx'))

/** The website's navigation: its order, what its entries are called, and which of them are hidden. */
export function NavigationPanel({ onDirty }: { onDirty: (isDirty: boolean) => void }) {
  const { t } = useLingui()
  const query = useQuery(navigationEntriesQueryOptions)
  const { mutateAsync: order } = useOrderNavigation()
  const [renamed, setRenamed] = useState<Dictionary>()
  return (
    <>
      <OrderedPanel
        title={t`网站导航`}
        lead={t`拖动，或用每行的按钮移动，然后保存顺序。改名和隐藏立即生效；隐藏的栏目保留它的内容。`}
        query={query}
        rows={query.data}
        nameOf={({ dictName }) => dictName}
        after={(entry) => (
          <>
            <Shown entry={entry} />
            <Button
              size="sm"
              variant="ghost"
              aria-label={t`改名 ${entry.dictName}`}
              onClick={() => setRenamed(entry)}
            >{t`改名`}</Button>
          </>
        )}
        skeleton={<OrderListSkeleton count={8} after={<AwaitedTools />} />}
        onSave={order}
        onDirty={onDirty}
      />
      {renamed && (
        <Suspense>
          <RenameDialog key={renamed.id} entry={renamed} onClose={() => setRenamed(undefined)} />
        </Suspense>
      )}
    </>
  )
}

function AwaitedTools() {
  const { t } = useLingui()
  return (
    <>
      <Switch checked disabled onChange={() => {}}>
        {t`显示`}
      </Switch>
      <Button size="sm" variant="ghost">{t`改名`}</Button>
    </>
  )
}

function Shown({ entry: { id, dictName, isNavigation } }: { entry: Dictionary }) {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useChangeEntry()
  const show = async (isShown: boolean) => {
    try {
      await mutateAsync({ id, dictName, isNavigation: isShown ? 1 : 0 })
      notify({
        kind: 'success',
        title: isShown ? t`“${dictName}”已显示在导航中` : t`“${dictName}”已从导航中隐藏`,
      })
    } catch (error) {
      notify({ kind: 'error', title: t`没有保存`, description: errorText(error) })
    }
  }
  return (
    <Switch checked={isNavigation === 1} disabled={isPending} onChange={(isOn) => void show(isOn)}>
      <span className="visually-hidden">
        <WithChinese name={dictName}>{t`在导航中显示 ${dictName}`}</WithChinese>
      </span>
      <span aria-hidden="true">{isNavigation === 1 ? t`显示` : t`隐藏`}</span>
    </Switch>
  )
}
