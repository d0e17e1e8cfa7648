import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Link, useLocation } from '@tanstack/react-router'
import styles from './thumb-search.module.css'

/** The way to the search on a phone, where a thumb reaches; not on the search's own page. */
export default function ThumbSearch() {
  const { t } = useLingui()
  const path = useLocation({ select: (location) => location.pathname })
  if (path === '/Search') return null
  return (
    <Link to="/Search" className={styles.button} aria-label={t`站内搜索`}>
      <Icon name="search" size="1.5rem" />
    </Link>
  )
}
