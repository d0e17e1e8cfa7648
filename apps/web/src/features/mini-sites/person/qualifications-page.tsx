import { useLingui } from '@lingui/react/macro'
import { Certificates, CertificatesSkeleton } from '../items/certificate-wall.tsx'
import { Items } from '../items/items.tsx'
import { SitePage } from '../items/site-page.tsx'
import { siteLists } from '../prefetch.ts'
import type { SiteSearch } from '../site-search.ts'

/** A person's qualifications, each with its certificate beside it. */
export function PersonQualificationsPage({ domainId, search }: { domainId: string; search: SiteSearch }) {
  const { t } = useLingui()
  return (
    <SitePage site={{ owner: 'person', domainId }} title={t`执业资格`} lead={t`点击证书可放大查看`}>
      <Items
        query={{ ...siteLists.personQualifications, domainId, page: search.page }}
        name={t`执业资格`}
        empty={t`还没有发布执业资格`}
        skeleton={<CertificatesSkeleton layout="list" />}
      >
        {(items) => <Certificates items={items} layout="list" />}
      </Items>
    </SitePage>
  )
}
