import type { Banner } from '@portal/api-contract'
import { ErrorBoundary } from '@portal/ui'
import { lazy, Suspense } from 'react'
import { useIdle } from '../../lib/browser/idle.ts'
import { BannerSlide } from './banner-slide.tsx'

const BannerCarousel = lazy(() => import('./banner-carousel.tsx'))

interface SlidesProps {
  banners: Banner[]
  first: Banner
  /** Turns only when the reader asks. */
  isStill: boolean
}

/** The first picture stands by itself; the carousel with the others takes over when it has been loaded. */
export function Slides({ banners, first, isStill }: SlidesProps) {
  const isIdle = useIdle()
  const still = <BannerSlide banner={first} isFirst />
  if (!isIdle) return still
  return (
    <ErrorBoundary of={banners} fallback={still}>
      <Suspense fallback={still}>
        <BannerCarousel banners={banners} isStill={isStill} />
      </Suspense>
    </ErrorBoundary>
  )
}
