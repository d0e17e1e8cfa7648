import { useLingui } from '@lingui/react/macro'
import { Icon, type IconName } from '@portal/ui/artwork'
import { Panel } from '@portal/ui/chakra'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { useMayOpen } from '../../../lib/session/authorized.tsx'
import styles from './shortcuts.module.css'

/** The pages a member comes for. @param children those that one kind of member has alone */
export function Shortcuts({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const mayOpen = useMayOpen()
  return (
    <Panel title={t`常用服务`}>
      <ul className={styles.list}>
        {mayOpen('fees.read') && <Shortcut icon="receipt" link={links.fees}>{t`会费缴纳`}</Shortcut>}
        {mayOpen('orders.read') && <Shortcut icon="clock" link={links.orders}>{t`我的订单`}</Shortcut>}
        {children}
        <li>
          <StoredLink href="/GovernmentMinistry" className={styles.link}>
            <Icon name="book" size="1.75rem" />
            {t`政策法规`}
          </StoredLink>
        </li>
        <li>
          <StoredLink href="/DynamicWork" className={styles.link}>
            <Icon name="globe" size="1.75rem" />
            {t`行业动态`}
          </StoredLink>
        </li>
      </ul>
    </Panel>
  )
}

/** One of the pages, as a tile. */
export const Shortcut = ({
  icon,
  link,
  children,
}: {
  icon: IconName
  link: LinkProps
  children: ReactNode
}) => (
  <li>
    <Link {...link} className={styles.link}>
      <Icon name={icon} size="1.75rem" />
      {children}
    </Link>
  </li>
)
