import type { CompanySite, MemberSite } from '@portal/api-contract'
import { pageUrl } from '../../lib/canonical.ts'
import { plainText } from '../../lib/description.ts'
import { assetUrl } from '../../lib/http.ts'
import { association, type Thing } from '../../lib/structured-data.tsx'

const picture = (path: string | null) => (path ? assetUrl(path) : undefined)

/** A unit's mini-site in schema.org's words. */
export const unitProfile = (site: CompanySite): Thing => ({
  '@type': 'ProfilePage',
  dateModified: site.lastModifiedDate,
  mainEntity: {
    '@type': 'Organization',
    name: site.companyName,
    description: plainText(site.intro),
    url: site.contacts.website ?? pageUrl(`/subsite/${site.domainId}`),
    logo: picture(site.logoUrl),
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
    image: picture(site.avatar),
    jobTitle: site.title ?? undefined,
    worksFor: site.companyName ? { '@type': 'Organization', name: site.companyName } : undefined,
    memberOf: association(),
  },
})
