import { useRef } from 'react'
import { useFollowFocus } from '../../../lib/page/follow-focus.ts'
import type { SiteList } from '../prefetch.ts'
import type { SiteSearch } from '../site-search.ts'
import { ItemView } from './item-view.tsx'
import { Items, type ItemsProps } from './items.tsx'
import { SitePage } from './site-page.tsx'

/** What the address says to a page of a mini-site. */
export interface ListAddress {
  domainId: string
  search: SiteSearch
}

interface ListPageProps extends ListAddress, Pick<ItemsProps, 'empty' | 'skeleton' | 'children'> {
  list: SiteList
  title: string
  /** What the page is about, in a line. */
  lead: string
}

/** A page of a mini-site that lists one kind of what its owner shows; or the item of it that is read. */
export function ListPage({ domainId, search, list, title, lead, ...items }: ListPageProps) {
  const site = { owner: list.owner, domainId }
  const shown = useRef<HTMLDivElement>(null)
  useFollowFocus(shown, [search.item, search.page].join('/'))
  return (
    <div ref={shown} tabIndex={-1}>
      {search.item ? (
        <ItemView site={site} id={search.item} list={title} />
      ) : (
        <SitePage site={site} title={title} lead={lead}>
          <Items {...items} query={{ ...list, domainId, page: search.page }} name={title} />
        </SitePage>
      )}
    </div>
  )
}
