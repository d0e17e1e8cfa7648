import { useLingui } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { unitSiteQueryOptions } from '../../lib/mini-site/queries.ts'
import { SiteShell } from './site-shell.tsx'
import type { SiteTab } from './site-tabs.ts'

interface UnitSiteShellProps {
  domainId: string | undefined
  children: ReactNode
}

/** The frame of a unit's mini-site (specification §2). */
export function UnitSiteShell({ domainId, children }: UnitSiteShellProps) {
  const { data, error } = useQuery({
    ...unitSiteQueryOptions(domainId ?? ''),
    ...(domainId === undefined && { queryFn: skipToken }),
  })
  const site = data && {
    name: data.companyName,
    coverId: data.coverId,
    picture: data.logoUrl,
    facts: [data.memberLevel, data.companyType, data.city],
  }
  return (
    <SiteShell owner="unit" domainId={domainId} site={site} error={error} tabs={useTabs()}>
      {children}
    </SiteShell>
  )
}

function useTabs(): SiteTab[] {
  const { t } = useLingui()
  return [
    { id: '/subsite', label: t`首页` },
    { id: '/companyOverview', label: t`会员简介` },
    { id: '/subNews', label: t`会员动态` },
    { id: '/subEngineerCase', label: t`典型案例` },
    { id: '/subHonors', label: t`会员荣誉` },
    { id: '/subContactUs', label: t`联系我们` },
  ]
}
