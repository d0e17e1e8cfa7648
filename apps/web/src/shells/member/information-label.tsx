import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { unreadQueryOptions } from '../../lib/membership/unread-messages.ts'
import styles from './information-label.module.css'

/** The tab of the information centre, with the number of notices that are unread. */
export function InformationLabel() {
  const { t } = useLingui()
  const { data: unread = 0 } = useQuery(unreadQueryOptions)
  return (
    <span className={styles.label}>
      {t`信息中心`}
      {unread > 0 && (
        <>
          <span aria-hidden="true" className={styles.count}>
            {unread > 99 ? '99+' : unread}
          </span>
          <span className="visually-hidden">
            <Plural value={unread} one="# 条未读" other="# 条未读" />
          </span>
        </>
      )}
    </span>
  )
}
