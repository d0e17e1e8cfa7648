import { useLingui } from '@lingui/react/macro'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { personSiteQueryOptions } from '../../lib/mini-site/queries.ts'
import { personFace, usePersonTabs } from './person-face.ts'
import { SiteShell } from './site-shell.tsx'
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
  return (
    <SiteShell
      owner="person"
      domainId={domainId}
      site={data && personFace(data)}
      error={error}
      label={t`个人展示`}
      tabs={usePersonTabs()}
      onTab={(event) => reloadAfter(event)}
    >
      {children}
    </SiteShell>
  )
}
