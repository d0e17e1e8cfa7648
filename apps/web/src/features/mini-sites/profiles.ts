import type { CompanySite, MemberSite } from '@portal/api-contract'
import { webAddress } from '../../lib/address/web-address.ts'
import { assetUrl } from '../../lib/api/http.ts'
import { plainText } from '../../lib/content/rich-text/plain-text.ts'
import { pageUrl } from '../../lib/page/canonical.ts'
import { association, type Thing } from '../../lib/page/structured-data.tsx'

/** A unit's mini-site in schema.org's words. */
export const unitProfile = (site: CompanySite): Thing => ({
  '@type': 'ProfilePage',
  dateModified: site.lastModifiedDate,
  mainEntity: {
    '@type': 'Organization',
    name: site.companyName,
    description: plainText(site.intro),
    url: webAddress(site.contacts.website)?.href ?? pageUrl(`/subsite/${site.domainId}`),
    logo: assetUrl(site.logoUrl),
    telephone: site.contacts.phone ?? undefined,
    email: site.contacts.email ?? undefined,
    address: site.contacts.address ?? undefined,
    memberOf: association(),
  },
})

/** A person's mini-site in schema.org's words. */
export const personProfile = (site: MemberSite): Thing => ({
  '@type': 'ProfilePage',
  dateModified: site.lastModifiedDate,
  mainEntity: {
    '@type': 'Person',
    name: site.name,
    description: plainText(site.intro),
    url: pageUrl(`/subsiteMember/${site.domainId}`),
    image: assetUrl(site.avatar),
    jobTitle: site.title ?? undefined,
    worksFor: site.companyName ? { '@type': 'Organization', name: site.companyName } : undefined,
    memberOf: association(),
  },
})
