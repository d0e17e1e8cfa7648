import { BeyondTheEnd } from '../../../lib/list/beyond-the-end.tsx'
import { ListPages } from '../../../lib/list/list-pages.tsx'

interface PagingProps {
  /** 1-based. */
  page: number
  pageSize: number
  total: number
  /** The address names a page that the list no longer has. */
  isBeyondTheEnd: boolean
}

/** What stands under the rows of a list that goes on over several pages. */
export default function Paging({ isBeyondTheEnd, ...pages }: PagingProps) {
  return (
    <>
      {isBeyondTheEnd && <BeyondTheEnd />}
      {pages.total > pages.pageSize && <ListPages {...pages} />}
    </>
  )
}
