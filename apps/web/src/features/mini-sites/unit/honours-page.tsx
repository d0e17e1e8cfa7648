import { useLingui } from '@lingui/react/macro'
import { Certificates, CertificatesSkeleton } from '../items/certificate-wall.tsx'
import { Items } from '../items/items.tsx'
import { SitePage } from '../items/site-page.tsx'
import { siteLists } from '../prefetch.ts'
import type { SiteSearch } from '../site-search.ts'

/** A unit's honours as a wall of framed certificates. */
export function UnitHonoursPage({ domainId, search }: { domainId: string; search: SiteSearch }) {
  const { t } = useLingui()
  const site = { owner: 'unit', domainId } as const
  return (
    <SitePage site={site} title={t`会员荣誉`} lead={t`点击证书可放大查看`}>
      <Items
        query={{ ...siteLists.unitHonours, domainId, page: search.page }}
        name={t`会员荣誉`}
        empty={t`还没有发布荣誉`}
        skeleton={<CertificatesSkeleton layout="wall" count={4} />}
      >
        {(items) => <Certificates items={items} layout="wall" />}
      </Items>
    </SitePage>
  )
}
