import { useLingui } from '@lingui/react/macro'
import type { CurrentMember } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Avatar, Skeleton, VisuallyHidden } from '@portal/ui/chakra'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { assetUrl } from '../../lib/api/http.ts'
import { maskedPhone } from '../../lib/membership/masked-phone.ts'
import { useToken } from '../../lib/session/session.ts'
import { Contained } from '../../lib/states/contained.tsx'
import { brief } from '../frame/frame-header.tsx'
import { useMember } from '../member/use-member.ts'
import styles from './education-shell.module.css'

/** Who is learning, with the way out; for a visitor the way in, which leads back here. */
export function StudentLabel({ logout }: { logout: ReactNode }) {
  const { t } = useLingui()
  const isLoggedIn = useToken() !== null
  const href = useLocation({ select: (location) => location.href })
  if (!isLoggedIn) {
    return (
      <Link to="/person/login" search={{ redirect: href }} className={styles.login}>
        <Icon name="user" size="1.125em" />
        {t`登录`}
      </Link>
    )
  }
  return (
    <>
      <Student />
      <span className={brief}>{logout}</span>
    </>
  )
}

function Student() {
  const member = useMember()
  if (!member) return <Skeleton width="7.5rem" height="2.25rem" />
  return (
    <Contained of={member}>
      <StudentLink member={member} />
    </Contained>
  )
}

function StudentLink({ member: { avatar, name, phone } }: { member: CurrentMember }) {
  const { t } = useLingui()
  return (
    <Link to="/personalCenter" className={styles.student}>
      <VisuallyHidden>{t`会员中心`}</VisuallyHidden>
      <Avatar name={name} src={assetUrl(avatar)} size="sm" />
      <span className={styles.who}>
        <span lang="zh-CN">{name}</span>
        <span className={styles.phone}>{maskedPhone(phone)}</span>
      </span>
    </Link>
  )
}
