import type { SiteItem } from '@portal/api-contract'
import { lazy, Suspense } from 'react'
import { CertificatesSkeleton } from './certificates-skeleton.tsx'

// They stand below on a site's home, and come when the page is at rest.
const Certificates = lazy(async () => ({ default: (await import('./certificate-wall.tsx')).Certificates }))

/** Certificates in a row of a site's home. @param count how many are to come */
export const CertificateRow = ({ items, count }: { items: SiteItem[]; count: number }) => (
  <Suspense fallback={<CertificatesSkeleton layout="row" count={count} />}>
    <Certificates items={items} layout="row" level={3} />
  </Suspense>
)
