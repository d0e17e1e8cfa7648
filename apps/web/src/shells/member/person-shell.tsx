import { useLingui } from '@lingui/react/macro'
import type { PermissionName } from '@portal/api-contract'
import { InformationLabel } from './information-label.tsx'
import { MemberShell, type MemberShellProps } from './member-shell.tsx'

const mayManageMoney = (names: readonly PermissionName[]) =>
  names.includes('fees.read') || names.includes('orders.read')

/** The personal member centre (specification §2). */
export function PersonShell({ logout, children }: Pick<MemberShellProps, 'logout' | 'children'>) {
  const { t } = useLingui()
  const tabs: MemberShellProps['tabs'] = [
    { id: '/personMemberIndex', icon: 'home', label: t`首页` },
    { id: '/personalCenter', icon: 'user', label: t`个人中心` },
    { id: '/personMemberManage', icon: 'certificate', label: t`会员管理`, authority: 'applies.read' },
    {
      ...{ id: '/financialManagement', icon: 'receipt', label: t`财务管理` },
      ...{ also: '/pay', authority: mayManageMoney },
    },
    { id: '/memberBenefits', icon: 'star', label: t`会员权益` },
    { id: '/informationCenter', icon: 'mail', label: <InformationLabel /> },
  ]
  return (
    <MemberShell title={t`个人会员中心`} tabs={tabs} logout={logout}>
      {children}
    </MemberShell>
  )
}
