import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '@portal/i18n'
import { Pagination } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import styles from './list-pages.module.css'

interface ListPagesProps {
  /** 1-based. */
  page: number
  pageSize: number
  total: number
  /** The page itself takes the reader to the list's beginning. */
  keepScroll?: boolean
}

/** How many rows there are, and links to the pages; the page lives in the address. */
export function ListPages({ page, pageSize, total: rowCount, keepScroll = false }: ListPagesProps) {
  const { t } = useLingui()
  const total = formatNumber(rowCount)
  return (
    <div className={styles.foot}>
      <p className={styles.total}>{t`共 ${total} 条`}</p>
      <Pagination
        page={page}
        pageCount={Math.ceil(rowCount / pageSize)}
        labels={{ nav: t`分页`, previous: t`上一页`, next: t`下一页`, page: (number) => t`第 ${number} 页` }}
        renderLink={(target, props) => (
          <Link
            {...props}
            to="."
            search={(search) => ({ ...search, page: target > 1 ? target : undefined })}
            resetScroll={!keepScroll}
            activeOptions={{ exact: true, explicitUndefined: true }}
          />
        )}
      />
    </div>
  )
}
