import { useLingui } from '@lingui/react/macro'
import type { CompanySiteSummary } from '@portal/api-contract'
import { TabNav } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { StoredLink } from '../../lib/address/stored-link.tsx'
import { personSiteQueryOptions, type SiteOwner, unitSiteQueryOptions } from '../../lib/mini-site/queries.ts'
import frame from '../frame/frame.module.css'
import { coverPictures } from './cover-pictures.ts'
import { personFace, usePersonTabs } from './person-face.ts'
import { SiteBanner } from './site-banner.tsx'
import { type SiteFace, SitePlate } from './site-plate.tsx'
import { type SiteTab, tabOf } from './site-tabs.ts'
import { unitFace, useUnitTabs } from './unit-face.ts'

interface InnerProps {
  domainId: string
  /** Of the page that is shown, without the domain id. */
  path: string
  children: ReactNode
}

/** What stands round the pages of a mini-site, without the association's own head and foot. */
export const SitePreviewFrame = ({ owner, ...inner }: InnerProps & { owner: SiteOwner }) =>
  owner === 'unit' ? <UnitFrame {...inner} /> : <PersonFrame {...inner} />

function UnitFrame(inner: InnerProps) {
  const { data } = useQuery(unitSiteQueryOptions(inner.domainId))
  return <Inner {...inner} site={data && unitFace(data)} tabs={useUnitTabs()} />
}

function PersonFrame(inner: InnerProps) {
  const { t } = useLingui()
  const { data } = useQuery(personSiteQueryOptions(inner.domainId))
  return <Inner {...inner} site={data && personFace(data)} tabs={usePersonTabs()} label={t`个人展示`} />
}

interface FaceProps extends InnerProps {
  site: (SiteFace & { coverId: CompanySiteSummary['coverId'] }) | null | undefined
  tabs: SiteTab[]
  label?: string
}

function Inner({ domainId, path, children, site, tabs, label }: FaceProps) {
  const { t } = useLingui()
  const pictures = coverPictures(site?.coverId)
  const current = tabOf(tabs, path)
  return (
    <div className={frame.page}>
      <SiteBanner key={JSON.stringify(pictures)} pictures={pictures} />
      <SitePlate site={site} isLoading={!site} label={label} isHeading={current === tabs[0]}>
        <TabNav
          label={t`会员站点`}
          tabs={tabs}
          currentId={current?.id}
          renderLink={({ id }, props) => <StoredLink {...props} href={`${id}/${domainId}`} />}
        />
      </SitePlate>
      <div className={frame.main}>
        <div className="container">{children}</div>
      </div>
    </div>
  )
}
