import { useLingui } from '@lingui/react/macro'
import type { Role } from '@portal/api-contract'
import { buttonClass } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { memberHome } from '../../../lib/membership/member-home.ts'
import { useRole } from '../../../lib/session/session.ts'
import { feesHref } from '../services/service-list.ts'
import styles from './members.module.css'

/** The way into the member centres: the two logins, or the centre of whoever is logged in. */
export function MemberDoor() {
  const { t } = useLingui()
  const role = useRole()
  return (
    <div className={styles.door}>
      <p className={styles.pitch}>{t`会员等级、会费、订单和支付进度，登录后在一处办理。`}</p>
      {role ? <Centre role={role} /> : <Logins />}
      <StoredLink href={feesHref(role)} className={buttonClass({ variant: 'ghost', block: true })}>
        <Icon name="receipt" />
        {t`缴纳会费`}
      </StoredLink>
    </div>
  )
}

function Centre({ role }: { role: Role }) {
  const { t } = useLingui()
  return (
    <Link to={memberHome[role]} className={buttonClass({ size: 'lg', block: true })}>
      <Icon name={role === 'memberPersonal' ? 'user' : 'building'} />
      {t`进入会员中心`}
    </Link>
  )
}

function Logins() {
  const { t } = useLingui()
  return (
    <>
      <Link to="/MemberLogin" className={buttonClass({ size: 'lg', block: true })}>
        <Icon name="building" />
        {t`单位会员登录`}
      </Link>
      <Link to="/person/login" className={buttonClass({ variant: 'outline', size: 'lg', block: true })}>
        <Icon name="user" />
        {t`个人会员登录`}
      </Link>
    </>
  )
}
