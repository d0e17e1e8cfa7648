import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  personSiteQueryOptions,
  type SiteOwner,
  unitSiteQueryOptions,
} from '../../../lib/mini-site/queries.ts'
import { Page } from '../../../lib/page/page.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'

/** A mini-site and whose it is. */
export interface SiteRef {
  owner: SiteOwner
  domainId: string
}

function useSiteName({ owner, domainId }: SiteRef): string | undefined {
  const unit = useQuery({ ...unitSiteQueryOptions(domainId), enabled: owner === 'unit' })
  const person = useQuery({ ...personSiteQueryOptions(domainId), enabled: owner === 'person' })
  return owner === 'unit' ? unit.data?.companyName : person.data?.name
}

/**
 * Names the page in the browser's tab with the site's name behind it; the site's alone on its home.
 *
 * @param description for search engines; see `usePageTitle`
 */
export function useSiteTitle(site: SiteRef, title?: string, description?: string): void {
  const name = useSiteName(site)
  usePageTitle(name && title ? `${title} - ${name}` : (name ?? title), description)
}

interface SitePageProps {
  site: SiteRef
  title: string
  /** What the page is about, in a line. */
  lead: string
  children: ReactNode
}

/** A page of a mini-site below its home: heading, a line about it, content. */
export function SitePage({ site, title, lead, children }: SitePageProps) {
  const { t } = useLingui()
  const name = useSiteName(site)
  return (
    <Page
      title={title}
      lead={lead}
      name={name && `${title} - ${name}`}
      description={name && t`${name}在江川造价协会的会员站点：${title}。${lead}`}
    >
      {children}
    </Page>
  )
}
