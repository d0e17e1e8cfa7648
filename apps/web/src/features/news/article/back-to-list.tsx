import { useLingui } from '@lingui/react/macro'
import { buttonClass } from '@portal/ui'
import { Link } from '@tanstack/react-router'

// The list's address is part of this page's: only without the rest of it is the link the page's own.
const exactly = { exact: true, explicitUndefined: true }

interface BackToListProps {
  path: string
  /** Of the page that is open; what it opens of the list is left out. */
  search: object
}

/** Leads from an article or issue to the list it was opened from. */
export function BackToList({ path, search }: BackToListProps) {
  const { t } = useLingui()
  return (
    <Link
      to={path}
      search={{ ...search, article: undefined, issue: undefined }}
      activeOptions={exactly}
      resetScroll={false}
      className={buttonClass({ variant: 'outline' })}
    >
      {t`返回列表`}
    </Link>
  )
}
