import { useLingui } from '@lingui/react/macro'
import { Pagination } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import styles from '../../list/list-pages.module.css'

interface ListPagesProps {
  /** 1-based. */
  page: number
  pageSize: number
  total: number
}

/** How many rows there are, and links to the pages; the page lives in the address, and the list takes the reader to its beginning. */
export function ListPages({ page, pageSize, total }: ListPagesProps) {
  const { t } = useLingui()
  return (
    <div className={styles.foot}>
      <p className={styles.total}>{t`共 ${total} 条`}</p>
      <Pagination
        page={page}
        pageCount={Math.ceil(total / pageSize)}
        labels={{ nav: t`分页`, previous: t`上一页`, next: t`下一页`, page: (number) => t`第 ${number} 页` }}
        link={(target) => (
          <Link
            to="."
            search={(search) => ({ ...search, page: target > 1 ? target : undefined })}
            resetScroll={false}
            activeOptions={{ exact: true, explicitUndefined: true }}
          />
        )}
      />
    </div>
  )
}
