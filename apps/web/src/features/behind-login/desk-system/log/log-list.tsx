import { useLingui } from '@lingui/react/macro'
import type { DeskLogEntry } from '@portal/api-contract'
import { Button } from '@portal/ui/chakra'
import { Suspense, useState } from 'react'
import { columnsOf, type DeskColumn } from '../../../../lib/chakra/desk/list/columns.tsx'
import { DeskListPage } from '../../../../lib/chakra/desk/list/desk-list.tsx'
import { type DeskFilter, stateOptions, wordOptions } from '../../../../lib/chakra/desk/list/filters.tsx'
import { OwnerName, SubjectName } from '../../../../lib/chakra/desk/record/record-name.tsx'
import { actionStates, subjectNames } from '../../../../lib/chakra/desk/record-words.ts'
import { RowActions } from '../../../../lib/chakra/desk/row-actions.tsx'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { logSource } from '../queries.ts'
import { actions, type LogSearch, subjects } from '../system-search.ts'

// Of use only once somebody asks.
const LogDrawer = lazyPart(() => import('./log-drawer.tsx'))

/** Who did what at the desk, and what it changed. */
export function LogList({ search }: { search: LogSearch }) {
  const { t } = useLingui()
  const [shown, setShown] = useState<DeskLogEntry>()
  return (
    <DeskListPage
      title={t`操作日志`}
      lead={t`每一次决定和修改都有记录，不能更改或删除。`}
      source={logSource}
      search={search}
      columns={useColumns(setShown)}
      filters={useFilters()}
      rowKey={({ id }) => id}
      empty={t`没有符合条件的记录`}
    >
      <Suspense>{shown && <LogDrawer entry={shown} onClose={() => setShown(undefined)} />}</Suspense>
    </DeskListPage>
  )
}

const column = columnsOf<DeskLogEntry>()

function useColumns(onShow: (entry: DeskLogEntry) => void): DeskColumn<DeskLogEntry>[] {
  const { t, i18n } = useLingui()
  return [
    { ...column.time('time', t`时间`), isRowHeader: true },
    column.short('staffName', t`操作人`),
    column.state('action', t`操作`, actionStates, i18n, true),
    column.word('subjectKind', t({ message: '对象', context: 'of an entry' }), subjectNames, i18n),
    { ...column.text('subjectName', t`名称`), cell: (entry) => <SubjectName entry={entry} /> },
    { ...column.text('ownerName', t`所属会员`), cell: (entry) => <OwnerName entry={entry} /> },
    column.text('opinion', t`意见`),
    {
      id: 'diff',
      header: t`变更`,
      hideHeader: true,
      nowrap: true,
      cell: (entry) =>
        (entry.before ?? entry.after) && (
          <RowActions>
            <Button
              size="sm"
              variant="ghost"
              aria-label={t`查看 ${entry.subjectName} 的变更`}
              onClick={() => onShow(entry)}
            >{t`查看变更`}</Button>
          </RowActions>
        ),
    },
  ]
}

function useFilters(): DeskFilter<LogSearch>[] {
  const { t, i18n } = useLingui()
  return [
    { kind: 'keyword', param: 'staff', label: t`按操作人查找` },
    { kind: 'keyword', param: 'name', label: t`按对象名称查找` },
    { kind: 'keyword', param: 'owner', label: t`按会员查找` },
    {
      kind: 'choice',
      param: 'action',
      label: t`操作`,
      all: t`全部操作`,
      options: stateOptions(i18n, actions, actionStates),
    },
    {
      kind: 'choice',
      param: 'subject',
      label: t({ message: '对象', context: 'of an entry' }),
      all: t`全部对象`,
      options: wordOptions(i18n, subjects, subjectNames),
    },
    { kind: 'days', from: 'from', to: 'to', label: t`操作日期` },
  ]
}
