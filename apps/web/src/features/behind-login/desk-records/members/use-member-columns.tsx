import { useLingui } from '@lingui/react/macro'
import type { DeskMemberSummary } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { type Column, Link } from '@portal/ui/chakra'
import { Link as RouterLink } from '@tanstack/react-router'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { memberWord } from '../../../../lib/membership/member-words.ts'
import { membershipStates, ownerNames } from '../words.ts'

/** The columns of the directory. */
export function useMemberColumns(): Column<DeskMemberSummary>[] {
  const { t, i18n } = useLingui()
  return [
    {
      id: 'name',
      header: t`名称`,
      isRowHeader: true,
      isSortable: true,
      cell: ({ id, name, ownerType }) => (
        <Link asChild>
          <RouterLink to="/profile/member/$type/$id" params={{ type: ownerType, id: String(id) }}>
            {name}
          </RouterLink>
        </Link>
      ),
    },
    {
      id: 'ownerType',
      header: t`会员类别`,
      nowrap: true,
      cell: ({ ownerType }) => i18n._(ownerNames[ownerType]),
    },
    {
      id: 'memberNo',
      header: t`会员编号`,
      nowrap: true,
      isSortable: true,
      cell: ({ memberNo }) => memberNo ?? '—',
    },
    {
      id: 'memberLevel',
      header: t`会员等级`,
      nowrap: true,
      cell: ({ memberLevel }) => (memberLevel ? memberWord(i18n, memberLevel) : '—'),
    },
    {
      id: 'status',
      header: t`状态`,
      nowrap: true,
      cell: ({ membershipStatus }) => <StateBadge states={membershipStates} value={membershipStatus} />,
    },
    { id: 'city', header: t`城市`, nowrap: true, cell: ({ city }) => city ?? '—' },
    { id: 'phone', header: t`联系电话`, nowrap: true, cell: ({ phone }) => phone },
    {
      id: 'joinDate',
      header: t`入会日期`,
      nowrap: true,
      isSortable: true,
      cell: ({ joinDate }) => (joinDate ? formatDate(joinDate) : '—'),
    },
    {
      id: 'validTo',
      header: t`有效期至`,
      nowrap: true,
      isSortable: true,
      cell: ({ validTo }) => (validTo ? formatDate(validTo) : '—'),
    },
    {
      id: 'owed',
      header: t`未缴会费`,
      align: 'end',
      nowrap: true,
      cell: ({ owedCount }) => owedCount || '—',
    },
  ]
}
