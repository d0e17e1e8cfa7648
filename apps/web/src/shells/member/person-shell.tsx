import { useLingui } from '@lingui/react/macro'
import { MemberShell, type MemberShellProps } from './member-shell.tsx'

/** The personal member centre (specification §2). */
export function PersonShell({ logout, children }: Pick<MemberShellProps, 'logout' | 'children'>) {
  const { t } = useLingui()
  const tabs: MemberShellProps['tabs'] = [
    { id: '/personMemberIndex', label: t`首页` },
    { id: '/financialManagement', label: t`财务管理`, also: '/pay' },
  ]
  return (
    <MemberShell title={t`个人会员中心`} tabs={tabs} logout={logout}>
      {children}
    </MemberShell>
  )
}
