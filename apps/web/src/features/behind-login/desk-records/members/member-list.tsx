import { useLingui } from '@lingui/react/macro'
import type { DeskMemberSummary } from '@portal/api-contract'
import { Button, Link } from '@portal/ui/chakra'
import { Link as RouterLink } from '@tanstack/react-router'
import { columnsOf, type DeskColumn } from '../../../../lib/chakra/desk/list/columns.tsx'
import { DeskListPage } from '../../../../lib/chakra/desk/list/desk-list.tsx'
import { type DeskFilter, wordOptions } from '../../../../lib/chakra/desk/list/filters.tsx'
import { ownerNames } from '../../../../lib/chakra/desk/record-words.ts'
import { cities } from '../../../../lib/content/cities.ts'
import { plainOptions } from '../../../../lib/list/plain-options.ts'
import { wordOptions as levelOptions, memberWord } from '../../../../lib/membership/member-words.tsx'
import { ChoiceButtons } from '../choice/choice-buttons.tsx'
import { PageChoice } from '../choice/page-choice.tsx'
import { RowChoice } from '../choice/row-choice.tsx'
import { useChosen } from '../choice/use-chosen.ts'
import { memberSource } from '../queries.ts'
import { type MembersSearch, memberCriteria, memberLevels, ownerTypes } from '../records-search.ts'
import { membershipStates } from '../words.ts'
import { useMemberReminders } from './use-member-reminders.ts'

/** Units and persons; some can be reminded together of what they owe. */
export function MemberList({ search }: { search: MembersSearch }) {
  const { t } = useLingui()
  const choice = useChosen(memberSource, search, {
    criteria: memberCriteria(search),
    feesOf: ({ owedCount }) => owedCount,
  })
  const { chosen, keep, list } = choice
  const { remind, isPending, question } = useMemberReminders()
  const count = chosen.length
  const remindChosen = async () => {
    const later = await remind(chosen)
    if (later) keep(later)
  }
  return (
    <DeskListPage
      title={t`会员名录`}
      source={memberSource}
      search={search}
      columns={useColumns(choice)}
      filters={useFilters()}
      rowKey={({ id }) => id}
      listRef={list}
      empty={t`没有符合条件的会员`}
      actions={
        <>
          <ChoiceButtons choice={choice} all={t`选择符合条件的全部欠费会员`} disabled={isPending} />
          <Button size="sm" disabled={count === 0} busy={isPending} onClick={() => void remindChosen()}>
            {t`催缴所选 ${count} 位会员`}
          </Button>
        </>
      }
    >
      {question}
    </DeskListPage>
  )
}

const column = columnsOf<DeskMemberSummary>()

type Choice = Pick<ReturnType<typeof useChosen<object, DeskMemberSummary>>, 'isChosen' | 'choose' | 'page'>

function useColumns({ isChosen, choose, page }: Choice): DeskColumn<DeskMemberSummary>[] {
  const { t, i18n } = useLingui()
  return [
    {
      ...column.text('name', t`名称`),
      isRowHeader: true,
      headBox: <PageChoice page={page} />,
      cell: (member) => (
        <RowChoice
          checked={isChosen(member)}
          onChange={(isOn, isRange) => choose(member, isOn, isRange)}
          label={member.name}
        >
          <MemberLink member={member} />
        </RowChoice>
      ),
    },
    column.word('ownerType', t`会员类别`, ownerNames, i18n),
    column.short('memberNo', t`会员编号`),
    column.named('memberLevel', t`会员等级`, (level) => memberWord(i18n, level)),
    column.state('membershipStatus', t`状态`, membershipStates, i18n),
    column.short('city', t`城市`),
    column.short('phone', t`联系电话`),
    column.day('lastJoinDate', t`入会日期`),
    column.day('validTo', t`有效期至`),
    column.count('owedCount', t`未缴会费`),
  ]
}

function MemberLink({ member: { id, name, ownerType } }: { member: DeskMemberSummary }) {
  return (
    <Link asChild>
      <RouterLink to="/profile/member/$type/$id" params={{ type: ownerType, id: String(id) }}>
        {name}
      </RouterLink>
    </Link>
  )
}

function useFilters(): DeskFilter<MembersSearch>[] {
  const { t, i18n } = useLingui()
  return [
    { kind: 'keyword', param: 'name', label: t`按名称查找` },
    {
      kind: 'choice',
      param: 'type',
      label: t`会员类别`,
      all: t`全部类别`,
      options: wordOptions(i18n, ownerTypes, ownerNames),
    },
    {
      kind: 'choice',
      param: 'level',
      label: t`会员等级`,
      all: t`全部等级`,
      options: levelOptions(i18n, memberLevels),
    },
    { kind: 'choice', param: 'city', label: t`城市`, all: t`全部城市`, options: plainOptions(cities) },
    {
      kind: 'choice',
      param: 'joined',
      label: t`是否入会`,
      all: t`不限是否入会`,
      options: [
        { value: 'YES', label: t`现有会员` },
        { value: 'NO', label: t`尚未入会` },
      ],
    },
    { kind: 'days', from: 'joinedFrom', to: 'joinedTo', label: t`入会日期` },
  ]
}
