import { useLingui } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { personSiteQueryOptions } from '../../lib/mini-site/queries.ts'
import { SiteShell } from './site-shell.tsx'
import type { SiteTab } from './site-tabs.ts'
import { reloadAfter } from './tab-reload.ts'

interface PersonSiteShellProps {
  domainId: string | undefined
  children: ReactNode
}

/** The frame of a person's mini-site, which is loaded anew after a change of tab (specification §2). */
export function PersonSiteShell({ domainId, children }: PersonSiteShellProps) {
  const { t } = useLingui()
  const { data, error } = useQuery({
    ...personSiteQueryOptions(domainId ?? ''),
    ...(domainId === undefined && { queryFn: skipToken }),
  })
  const site = data && {
    name: data.name,
    coverId: data.coverId,
    picture: data.avatar,
    facts: [data.title, data.certType, data.companyName],
  }
  return (
    <SiteShell
      owner="person"
      domainId={domainId}
      site={site}
      error={error}
      label={t`个人展示`}
      tabs={useTabs()}
      onTab={(event) => reloadAfter(event)}
    >
      {children}
    </SiteShell>
  )
}

function useTabs(): SiteTab[] {
  const { t } = useLingui()
  const pages = [
    { id: '/companyOverviewMember', label: t`个人简介` },
    { id: '/subHonorsMember', label: t`执业资格` },
    { id: '/subBusi', label: t`工作业绩` },
    { id: '/subEngineerCaseMember', label: t`经典案例` },
    { id: '/subMajorMember', label: t`荣誉展示` },
  ]
  return [{ id: '/subsiteMember', label: t`首页` }, ...pages.map((page) => ({ ...page, title: page.label }))]
}
