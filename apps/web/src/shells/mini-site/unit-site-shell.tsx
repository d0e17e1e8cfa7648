import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { unitSiteQueryOptions } from '../../lib/mini-site/queries.ts'
import { SiteShell } from './site-shell.tsx'
import { unitFace, useUnitTabs } from './unit-face.ts'

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
  return (
    <SiteShell
      owner="unit"
      domainId={domainId}
      site={data && unitFace(data)}
      error={error}
      tabs={useUnitTabs()}
    >
      {children}
    </SiteShell>
  )
}
