import { useLingui } from '@lingui/react/macro'
import { useAuthorized, useMayOpen } from '../../lib/session/authorized.tsx'
import { MemberShell, type MemberShellProps } from './member-shell.tsx'

/** The unit member centre (specification §2). */
export function UnitShell({ logout, children }: Pick<MemberShellProps, 'logout' | 'children'>) {
  const { t } = useLingui()
  // A unit that is no member yet pays for nobody but itself.
  const money: MemberShellProps['tabs'][number] = useAuthorized('batches.read')
    ? { id: '/unitPayment', icon: 'receipt', label: t`单位代缴`, also: '/unitPay' }
    : { id: '/unitPay', icon: 'receipt', label: t`会费缴纳` }
  // Its own data is there for every unit, its applications only for who may read them.
  const [management, also] = useMayOpen()('applies.read')
    ? (['/memberManagement', '/unitData'] as const)
    : (['/unitData', '/memberManagement'] as const)
  const tabs: MemberShellProps['tabs'] = [
    { id: '/unitMemberIndex', icon: 'home', label: t`首页` },
    { id: management, icon: 'certificate', label: t`会员管理`, also },
    money,
    { id: '/helpCenter', icon: 'info', label: t`帮助中心` },
  ]
  return (
    <MemberShell title={t`单位会员中心`} tabs={tabs} logout={logout}>
      {children}
    </MemberShell>
  )
}
