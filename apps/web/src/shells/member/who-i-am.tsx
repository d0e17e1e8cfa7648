import { Plural, useLingui } from '@lingui/react/macro'
import type { CurrentMember } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Avatar, Skeleton, VisuallyHidden } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { assetUrl } from '../../lib/api/http.ts'
import { unreadQueryOptions } from '../../lib/membership/unread-messages.ts'
import { Contained } from '../../lib/states/contained.tsx'
import styles from './who-i-am.module.css'

interface WhoIAmProps {
  /** Undefined while it loads. */
  member: CurrentMember | undefined
  isUnit: boolean
}

/** Whose centre this is, and the way to the notices. */
export function WhoIAm({ member, isUnit }: WhoIAmProps) {
  return (
    <>
      <Notices isUnit={isUnit} />
      {member ? (
        <Contained of={member}>
          <Link to={isUnit ? '/unitData' : '/personalCenter'} className={styles.who}>
            <Avatar name={member.name} src={assetUrl(member.avatar)} size="sm" />
            <span lang="zh-CN" className={styles.name}>
              {member.name}
            </span>
          </Link>
        </Contained>
      ) : (
        <span className={styles.who}>
          <Skeleton width="6rem" height="1.5rem" />
        </span>
      )}
    </>
  )
}

function Notices({ isUnit }: { isUnit: boolean }) {
  const { t } = useLingui()
  const { data: unread = 0 } = useQuery(unreadQueryOptions)
  return (
    <Link to={isUnit ? '/unitMessages' : '/informationCenter'} className={styles.notices}>
      <Icon name="mail" size="1.25em" />
      <VisuallyHidden>{t`信息中心`}</VisuallyHidden>
      {unread > 0 && (
        <>
          <span aria-hidden="true" className={styles.count}>
            {unread > 99 ? '99+' : unread}
          </span>
          <VisuallyHidden>
            <Plural value={unread} one="# 条未读" other="# 条未读" />
          </VisuallyHidden>
        </>
      )}
    </Link>
  )
}
