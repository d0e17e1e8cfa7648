import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Panel } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import styles from './shortcuts.module.css'

/** The pages a member comes for. */
export function Shortcuts() {
  const { t } = useLingui()
  const links = useMemberLinks()
  return (
    <Panel title={t`常用服务`}>
      <ul className={styles.list}>
        <li>
          <Link {...links.fees} className={styles.link}>
            <Icon name="receipt" size="1.75rem" />
            {t`会费缴纳`}
          </Link>
        </li>
        <li>
          <Link {...links.orders} className={styles.link}>
            <Icon name="clock" size="1.75rem" />
            {t`我的订单`}
          </Link>
        </li>
        <li>
          <StoredLink href="/GovernmentMinistry" className={styles.link}>
            <Icon name="book" size="1.75rem" />
            {t`政策法规`}
          </StoredLink>
        </li>
        <li>
          <StoredLink href="/DynamicWork" className={styles.link}>
            <Icon name="info" size="1.75rem" />
            {t`行业动态`}
          </StoredLink>
        </li>
      </ul>
    </Panel>
  )
}
