import { siteInfo } from '../../lib/page/site-info.ts'
import { association, type Thing } from '../../lib/page/structured-data.tsx'

/** The association with its address, in schema.org's words. */
export const officeThing = (): Thing => ({
  ...association(),
  alternateName: siteInfo.englishName,
  telephone: `+86-${siteInfo.hotline.slice(1)}`,
  address: {
    '@type': 'PostalAddress',
    streetAddress: siteInfo.address,
    postalCode: siteInfo.postcode,
    addressCountry: 'CN',
  },
})
