import { useLingui } from '@lingui/react/macro'
import { Icon, type IconName } from '@portal/ui/artwork'
import { Card, TabNav } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { useMedia, wide } from '../../../lib/browser/use-media.ts'
import styles from './centre.module.css'
import { partNames } from './part-names.ts'
import { type Part, parts } from './parts.ts'

const icons: Record<Part, IconName> = {
  profile: 'user',
  contact: 'phone',
  password: 'certificate',
  logins: 'globe',
  activities: 'calendar',
  favourites: 'star',
  data: 'download',
}

/** The ways to the parts: one below the other at a desk, on a phone a row that scrolls. */
export function CentreNav({ part }: { part: Part }) {
  const { t, i18n } = useLingui()
  const isWide = useMedia(wide)
  const label = t`个人中心的各部分`
  if (!isWide)
    return (
      <Card.Root className={styles.row}>
        <TabNav
          label={label}
          tabs={parts.map((id) => ({ id, label: i18n._(partNames[id]) }))}
          currentId={part}
          link={({ id }) => <Link to="/personalCenter/$flag" params={{ flag: id }} search={{}} />}
        />
      </Card.Root>
    )
  return (
    <Card.Root asChild>
      <nav aria-label={label} className={styles.nav}>
        <ul className={styles.ways}>
          {parts.map((id) => (
            <li key={id}>
              <Link
                to="/personalCenter/$flag"
                params={{ flag: id }}
                search={{}}
                className={styles.way}
                aria-current={id === part ? 'page' : undefined}
              >
                <Icon name={icons[id]} size="1.25em" />
                {i18n._(partNames[id])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Card.Root>
  )
}
