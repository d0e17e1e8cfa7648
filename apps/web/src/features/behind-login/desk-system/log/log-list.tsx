import { useLingui } from '@lingui/react/macro'
import type { DeskLogEntry } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Button, type Column, Drawer } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DateRange } from '../../../../lib/chakra/desk/date-range.tsx'
import { DeskList } from '../../../../lib/chakra/desk/desk-list.tsx'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { actionStates, subjectNames } from '../../../../lib/chakra/desk/record-words.ts'
import { RowActions } from '../../../../lib/chakra/desk/row-actions.tsx'
import { FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../../lib/chakra/keyword-form.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { rawWord } from '../../../../lib/content/stored-words.ts'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { logQueryOptions } from '../queries.ts'
import { actions, type LogSearch, logSorts, subjects } from '../system-search.ts'
import { LogDiff } from './log-diff.tsx'

/** Who did what at the desk, and what it changed. */
export function LogList({ search }: { search: LogSearch }) {
  const { t, i18n } = useLingui()
  const query = useQuery(logQueryOptions(search))
  const [shown, setShown] = useState<DeskLogEntry>()
  const columns: Column<DeskLogEntry>[] = [
    {
      id: 'time',
      header: t`时间`,
      isRowHeader: true,
      isSortable: true,
      nowrap: true,
      cell: ({ time }) => formatDateTime(time),
    },
    {
      id: 'staffName',
      header: t`操作人`,
      isSortable: true,
      nowrap: true,
      cell: ({ staffName }) => staffName,
    },
    {
      id: 'action',
      header: t`操作`,
      nowrap: true,
      cell: ({ action }) => <StateBadge states={actionStates} value={action} isKind />,
    },
    {
      id: 'subjectKind',
      header: t`对象`,
      nowrap: true,
      cell: ({ subjectKind }) => i18n._(subjectNames[subjectKind] ?? rawWord(subjectKind)),
    },
    { id: 'subjectName', header: t`名称`, cell: ({ subjectName }) => subjectName },
    { id: 'opinion', header: t`意见`, cell: ({ opinion }) => opinion ?? '—' },
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
              onClick={() => setShown(entry)}
            >{t`查看变更`}</Button>
          </RowActions>
        ),
    },
  ]
  return (
    <DeskPage title={t`操作日志`} lead={t`每一次决定和修改都有记录，不能更改或删除。`}>
      <DeskList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`操作日志`}
        search={search}
        sorts={logSorts}
        filters={<LogFilters search={search} />}
        empty={<NothingFound title={t`没有符合条件的记录`} />}
      />
      <Drawer
        isOpen={shown !== undefined}
        onClose={() => setShown(undefined)}
        title={shown?.subjectName ?? ''}
        closeLabel={t`关闭`}
      >
        {shown && <LogDiff entry={shown} />}
      </Drawer>
    </DeskPage>
  )
}

function LogFilters({ search }: { search: LogSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<LogSearch>()
  return (
    <>
      <KeywordForm label={t`按操作人查找`} value={search.staff} onSearch={(staff) => narrow({ staff })} />
      <FilterSelect
        label={t`操作`}
        all={t`全部操作`}
        value={search.action}
        options={actions.map((value) => ({ value, label: i18n._(actionStates[value].label) }))}
        onChange={(action) => narrow({ action })}
      />
      <FilterSelect
        label={t`对象`}
        all={t`全部对象`}
        value={search.subject}
        options={subjects.map((value) => ({ value, label: i18n._(subjectNames[value]) }))}
        onChange={(subject) => narrow({ subject })}
      />
      <DateRange from={search.from} to={search.to} onChange={(range) => narrow(range)} />
    </>
  )
}
