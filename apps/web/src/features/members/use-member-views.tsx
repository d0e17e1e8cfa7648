import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import type { ColumnView } from '../../lib/content/columns/column-view.ts'
import type { MemberViewProps } from './member-view.tsx'
import type { MembersSearch } from './members-search.ts'

const MemberView = lazy(() => import('./member-view.tsx'))

/** The pages of the member centre beside its news. */
export function useMemberViews(search: MembersSearch): ColumnView[] {
  const { t } = useLingui()
  const content = (id: MemberViewProps['id']) => <MemberView id={id} search={search} />
  return [
    { id: 'join', label: t`如何入会`, content: content('join') },
    { id: 'benefits', label: t`会员权益`, content: content('benefits') },
    { id: 'units', label: t`单位会员名录`, content: content('units') },
    { id: 'persons', label: t`个人会员名录`, content: content('persons') },
    { id: 'activities', label: t`会员活动`, content: content('activities') },
    { id: 'fee-years', label: t`会费公示`, content: content('fee-years') },
  ]
}
