import type { SiteItem } from '@portal/api-contract'
import { classNames, quietLinkClass } from '@portal/ui'
import { StoredLink } from '../../../lib/address/stored-link.tsx'

interface ItemLinkProps {
  item: SiteItem
  /** The page that shows items of this kind, such as `/subNews`. */
  to: string
  className?: string
}

/** An item's title as the link to its text. */
export const ItemLink = ({ item, to, className }: ItemLinkProps) => (
  <StoredLink
    href={`${to}/${item.domainId}?item=${item.id}`}
    lang="zh-CN"
    className={classNames(quietLinkClass, className)}
  >
    {item.title}
  </StoredLink>
)
