import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { useLocation } from '@tanstack/react-router'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { loginHref } from '../../../lib/session/login-address.ts'
import { useUserRole } from '../../../lib/session/session.ts'
import { usePublicMember } from '../use-public-member.ts'
import styles from './top-bar.module.css'

/** The login for a visitor, the member centre for a member of either kind (specification §2), the desk for the staff. */
export function AccountLinks() {
  const { t } = useLingui()
  const role = useUserRole()
  const member = usePublicMember()
  const href = useLocation({ select: (location) => location.href })
  if (role === null) {
    const isLogin = href.startsWith('/MemberLogin')
    return (
      <StoredLink href={isLogin ? href : loginHref(href)} className={styles.account}>
        <Icon name="user" />
        {t`会员中心登录`}
      </StoredLink>
    )
  }
  if (role === 'associationStaff') {
    return (
      <StoredLink href="/dashboard" className={styles.account}>
        <Icon name="building" />
        {t`协会工作台`}
      </StoredLink>
    )
  }
  const isPerson = role === 'memberPersonal'
  return (
    <StoredLink href={isPerson ? '/personMemberIndex' : '/unitMemberIndex'} className={styles.account}>
      <Icon name={isPerson ? 'user' : 'building'} />
      {isPerson ? t`个人会员中心` : t`单位会员中心`}
      {typeof member?.name === 'string' && (
        <span lang="zh-CN" className={styles.member}>
          {member.name}
        </span>
      )}
    </StoredLink>
  )
}
