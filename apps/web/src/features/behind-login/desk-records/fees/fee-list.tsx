import { useLingui } from '@lingui/react/macro'
import type { DeskFee } from '@portal/api-contract'
import { Button } from '@portal/ui/chakra'
import { columnsOf, type DeskColumn } from '../../../../lib/chakra/desk/list/columns.tsx'
import { DeskListPage } from '../../../../lib/chakra/desk/list/desk-list.tsx'
import {
  type DeskFilter,
  stateOptions,
  wordOptions,
  yearFilter,
} from '../../../../lib/chakra/desk/list/filters.tsx'
import { ownerNames } from '../../../../lib/chakra/desk/record-words.ts'
import { memberWord } from '../../../../lib/membership/member-words.tsx'
import { ChoiceButtons } from '../choice/choice-buttons.tsx'
import { PageChoice } from '../choice/page-choice.tsx'
import { RowChoice, RowName } from '../choice/row-choice.tsx'
import { useChosen } from '../choice/use-chosen.ts'
import { feeSource } from '../queries.ts'
import { type FeesSearch, feeCriteria, feeStatuses, ownerTypes } from '../records-search.ts'
import { feeStates } from '../words.ts'
import { useReminders } from './use-reminders.tsx'

/** Everybody's fees; those that are owed can be reminded of together. */
export function FeeList({ search }: { search: FeesSearch }) {
  const { t } = useLingui()
  const choice = useChosen(feeSource, search, {
    criteria: feeCriteria(search),
    feesOf: (fee) => (isOwed(fee) ? 1 : 0),
    mayChoose: isOwed,
  })
  const { chosen, keep, list } = choice
  const { remind, isPending, question } = useReminders()
  const count = chosen.length
  const remindChosen = async () => {
    const later = await remind(chosen)
    if (later) keep(new Set(later.map(({ id }) => id)))
  }
  return (
    <DeskListPage
      title={t`会费管理`}
      source={feeSource}
      search={search}
      columns={useColumns(choice)}
      filters={useFilters()}
      rowKey={({ id }) => id}
      listRef={list}
      empty={t`没有符合条件的会费`}
      amountOf={({ amount }) => amount}
      actions={
        <>
          <ChoiceButtons choice={choice} all={t`选择符合条件的全部待缴会费`} disabled={isPending} />
          <Button size="sm" disabled={count === 0} busy={isPending} onClick={() => void remindChosen()}>
            {t`催缴所选 ${count} 笔`}
          </Button>
        </>
      }
    >
      {question}
    </DeskListPage>
  )
}

const isOwed = ({ status }: DeskFee) => status === 'UNPAID' || status === 'OVERDUE'
const column = columnsOf<DeskFee>()

type Choice = Pick<ReturnType<typeof useChosen<object, DeskFee>>, 'isChosen' | 'choose' | 'page'>

function useColumns({ isChosen, choose, page }: Choice): DeskColumn<DeskFee>[] {
  const { t, i18n } = useLingui()
  return [
    {
      ...column.text('ownerName', t`会员`),
      isRowHeader: true,
      headBox: <PageChoice page={page} />,
      cell: (fee) =>
        isOwed(fee) ? (
          <RowChoice checked={isChosen(fee)} onChange={(isOn, isRange) => choose(fee, isOn, isRange)}>
            {fee.ownerName}
          </RowChoice>
        ) : (
          <RowName>{fee.ownerName}</RowName>
        ),
    },
    column.word('ownerType', t`会员类别`, ownerNames, i18n),
    column.short('feeYear', t`年度`),
    column.named('memberLevel', t`会员等级`, (level) => memberWord(i18n, level)),
    column.money('amount', t`金额`),
    column.state('status', t`状态`, feeStates, i18n),
    column.day('dueDate', t`应缴日期`),
    column.day('payDate', t`缴费日期`),
    column.day('remindedDate', t`最近催缴`),
  ]
}

function useFilters(): DeskFilter<FeesSearch>[] {
  const { t, i18n } = useLingui()
  return [
    { kind: 'keyword', param: 'name', label: t`按会员或会费编号查找` },
    {
      kind: 'choice',
      param: 'status',
      label: t`状态`,
      all: t`全部状态`,
      options: [{ value: 'DUE', label: t`应收` }, ...stateOptions(i18n, feeStatuses, feeStates)],
    },
    yearFilter(6, t`年度`, t`全部年度`, 1),
    {
      kind: 'choice',
      param: 'type',
      label: t`会员类别`,
      all: t`全部类别`,
      options: wordOptions(i18n, ownerTypes, ownerNames),
    },
    { kind: 'days', from: 'paidFrom', to: 'paidTo', label: t`缴费日期` },
  ]
}
