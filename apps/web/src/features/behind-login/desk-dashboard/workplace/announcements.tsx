import { useLingui } from '@lingui/react/macro'
import type { DeskWorkplace } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Panel, Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import styles from '../dashboard.module.css'

/** The latest news of the association, each on its public page. */
export function Announcements({ items }: { items: DeskWorkplace['announcements'] }) {
  const { t } = useLingui()
  return (
    <Panel title={t`协会公告`}>
      {items.length === 0 && <p>{t`还没有公告。`}</p>}
      <ul className={styles.lines}>
        {items.map(({ id, title, publishDate }) => (
          <li key={id} className={styles.line}>
            <TextLink asChild lang="zh-CN">
              <Link to="/DynamicWork" search={{ article: id }} target="_blank">
                {title}
              </Link>
            </TextLink>
            <time dateTime={publishDate} className={styles.quiet}>
              {formatDate(publishDate)}
            </time>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
