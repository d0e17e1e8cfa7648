import { ErrorBoundary } from '@portal/ui'
import { lazy, Suspense } from 'react'
import { useIdle } from '../../lib/browser/idle.ts'
import { DefaultBanner } from '../banner/default-banner.tsx'
import type { CoverPicture } from './cover-pictures.ts'
import styles from './site-banner.module.css'
import { SitePicture } from './site-picture.tsx'

const SiteCarousel = lazy(() => import('./site-carousel.tsx'))

/**
 * A site's own pictures, 300 px high at the design width (specification §9). The association's drawing lies underneath: it
 * is what shows without a picture, while one is on its way and when it does not come.
 */
export function SiteBanner({ pictures }: { pictures: CoverPicture[] }) {
  return (
    <div className={styles.banner}>
      <DefaultBanner />
      <Pictures pictures={pictures} />
    </div>
  )
}

/** The first picture stands by itself; the carousel with the others takes over when it has been loaded. */
function Pictures({ pictures }: { pictures: CoverPicture[] }) {
  const isIdle = useIdle()
  const [first, ...others] = pictures
  if (!first) return null
  const still = <SitePicture key={first.id} picture={first} isFirst />
  if (!isIdle || others.length === 0) return still
  return (
    <ErrorBoundary of={pictures} fallback={still}>
      <Suspense fallback={still}>
        <SiteCarousel pictures={pictures} />
      </Suspense>
    </ErrorBoundary>
  )
}
