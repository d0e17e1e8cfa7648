/** A page of a mini-site, as a tab and in the footer. */
export interface SiteTab {
  /** The route's path without the domain id, such as `/subNews`. */
  id: string
  label: string
  /** Passed on in the query. */
  title?: string
}

/** The tab that the path belongs to: the selected tab follows the path (specification §4). */
export const tabOf = <Tab extends SiteTab>(tabs: Tab[], pathname: string): Tab | undefined =>
  tabs.find(({ id }) => pathname === id || pathname.startsWith(`${id}/`))
