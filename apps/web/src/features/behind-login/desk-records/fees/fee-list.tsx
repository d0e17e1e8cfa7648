import { useLingui } from '@lingui/react/macro'
import type { DeskFee } from '@portal/api-contract'
import { formatDate, formatMoney } from '@portal/i18n'
import { Button, Checkbox, type Column } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { DeskList } from '../../../../lib/chakra/desk/desk-list.tsx'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../../lib/chakra/keyword-form.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { memberWord } from '../../../../lib/membership/member-words.ts'
import { feesQueryOptions } from '../queries.ts'
import styles from '../records.module.css'
import { type FeesSearch, feeSorts, feeStatuses } from '../records-search.ts'
import { feeStates, ownerNames } from '../words.ts'
import { useReminders } from './use-reminders.ts'

/** Everybody's fees; those that are owed can be reminded of together. */
export function FeeList({ search }: { search: FeesSearch }) {
  const { t } = useLingui()
  const query = useQuery(feesQueryOptions(search))
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const { remind, isPending } = useReminders(setChosen)
  const columns = useColumns(chosen, (id, isOn) =>
    setChosen((was) => new Set(isOn ? [...was, id] : [...was].filter((other) => other !== id))),
  )
  const count = chosen.size
  return (
    <DeskPage
      title={t`会费管理`}
      actions={
        <Button size="sm" disabled={count === 0} busy={isPending} onClick={() => void remind([...chosen])}>
          {t`催缴所选 ${count} 笔`}
        </Button>
      }
    >
      <DeskList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`会费管理`}
        search={search}
        sorts={feeSorts}
        filters={<Filters search={search} />}
        empty={<NothingFound title={t`没有符合条件的会费`} />}
      />
    </DeskPage>
  )
}

const isOwed = ({ status }: DeskFee) => status === 'UNPAID' || status === 'OVERDUE'

function useColumns(
  chosen: ReadonlySet<number>,
  onChoose: (id: number, isOn: boolean) => void,
): Column<DeskFee>[] {
  const { t, i18n } = useLingui()
  return [
    {
      id: 'ownerName',
      header: t`会员`,
      isRowHeader: true,
      isSortable: true,
      cell: (fee) =>
        isOwed(fee) ? (
          <Checkbox checked={chosen.has(fee.id)} onChange={(isOn) => onChoose(fee.id, isOn)}>
            {fee.ownerName}
          </Checkbox>
        ) : (
          <span className={styles.noBox}>{fee.ownerName}</span>
        ),
    },
    {
      id: 'ownerType',
      header: t`会员类别`,
      nowrap: true,
      cell: ({ ownerType }) => i18n._(ownerNames[ownerType]),
    },
    { id: 'feeYear', header: t`年度`, nowrap: true, isSortable: true, cell: ({ feeYear }) => feeYear },
    {
      id: 'memberLevel',
      header: t`会员等级`,
      nowrap: true,
      cell: ({ memberLevel }) => memberLevel && memberWord(i18n, memberLevel),
    },
    {
      id: 'amount',
      header: t`金额`,
      align: 'end',
      nowrap: true,
      isSortable: true,
      cell: ({ amount }) => formatMoney(amount),
    },
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      cell: ({ status }) => <StateBadge states={feeStates} value={status} />,
    },
    {
      id: 'dueDate',
      header: t`应缴日期`,
      nowrap: true,
      isSortable: true,
      cell: ({ dueDate }) => (dueDate ? formatDate(dueDate) : '—'),
    },
    {
      id: 'remindedDate',
      header: t`最近催缴`,
      nowrap: true,
      cell: ({ remindedDate }) => (remindedDate ? formatDate(remindedDate) : '—'),
    },
  ]
}

function Filters({ search }: { search: FeesSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<FeesSearch>()
  const thisYear = new Date().getFullYear()
  const years = Array.from({ length: 6 }, (_, back) => String(thisYear - back))
  return (
    <>
      <KeywordForm label={t`按会员查找`} value={search.name} onSearch={(name) => narrow({ name })} />
      <FilterSelect
        label={t`状态`}
        all={t`全部状态`}
        value={search.status}
        options={feeStatuses.map((value) => ({ value, label: i18n._(feeStates[value].label) }))}
        onChange={(status) => narrow({ status })}
      />
      <FilterSelect
        label={t`年度`}
        all={t`全部年度`}
        value={search.year === undefined ? undefined : String(search.year)}
        options={years.map((value) => ({ value, label: value }))}
        onChange={(year) => narrow({ year: year === undefined ? undefined : Number(year) })}
      />
      <FilterSelect
        label={t`会员类别`}
        all={t`全部类别`}
        value={search.type}
        options={(['UNIT', 'PERSON'] as const).map((value) => ({ value, label: i18n._(ownerNames[value]) }))}
        onChange={(type) => narrow({ type })}
      />
    </>
  )
}
