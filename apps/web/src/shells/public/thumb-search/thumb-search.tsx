import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Link, useLocation } from '@tanstack/react-router'
import styles from './thumb-search.module.css'

/** Pages that need the whole window: the search's own, and the calculator's rows of buttons. */
const without = ['/Search', '/Calculator']

/** The way to the search on a phone, where a thumb reaches. */
export default function ThumbSearch() {
  const { t } = useLingui()
  const path = useLocation({ select: (location) => location.pathname })
  if (without.includes(path)) return null
  return (
    <Link to="/Search" className={styles.button} aria-label={t`站内搜索`}>
      <Icon name="search" size="1.5rem" />
    </Link>
  )
}
