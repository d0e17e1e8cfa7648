import { useLingui } from '@lingui/react/macro'
import { lazy } from 'react'
import type { ColumnView } from '../../lib/content/columns/column-view.ts'
import type { MemberViewProps } from './member-view.tsx'
import type { MembersSearch } from './members-search.ts'

const MemberView = lazy(() => import('./member-view.tsx'))

/** The pages of the member centre beside its news. */
export function useMemberViews(search: MembersSearch): ColumnView[] {
  const { t } = useLingui()
  const views: [id: MemberViewProps['id'], label: string][] = [
    ['join', t`如何入会`],
    ['benefits', t`会员权益`],
    ['units', t`单位会员名录`],
    ['persons', t`个人会员名录`],
    ['activities', t`会员活动`],
    ['fee-years', t`会费公示`],
  ]
  return views.map(([id, label]) => ({ id, label, content: <MemberView id={id} search={search} /> }))
}
