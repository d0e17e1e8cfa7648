import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { navigationQueryOptions } from '../../../lib/page/navigation.ts'
import { useRole } from '../../../lib/session/session.ts'
import { serviceList } from './service-list.ts'
import styles from './services.module.css'

/** The slim row under the banner: what most visitors come to do. */
export function Services() {
  const { t, i18n } = useLingui()
  const role = useRole()
  const { data: navigation } = useQuery(navigationQueryOptions)
  return (
    <nav aria-label={t`快捷服务`} className={styles.band}>
      <ul className={`container ${styles.list}`}>
        {serviceList(role, navigation).map(({ icon, name, href }) => (
          <li key={icon} className={styles.item}>
            <StoredLink href={href} className={styles.link}>
              <Icon name={icon} size="1.5em" className={styles.icon} />
              {i18n._(name)}
            </StoredLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
