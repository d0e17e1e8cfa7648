import type { Banner as BannerRecord } from '@portal/api-contract'
import { classNames, ErrorBoundary } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import styles from './banner.module.css'
import { BannerSlide } from './banner-slide.tsx'
import { DefaultBanner } from './default-banner.tsx'
import { homeBanners } from './home-banners.ts'
import { bannersQueryOptions } from './queries.ts'
import { Slides } from './slides.tsx'

/**
 * The home page's pictures, in turn: 520 px high on the home page and 250 px in the member centres, where they stand
 * still, of the design width (specification §9). The drawing underneath shows until a picture is there, and stays where
 * none comes.
 */
export function Banner({ size }: { size: 'home' | 'member' }) {
  const { data = [] } = useQuery(bannersQueryOptions)
  return (
    <div className={classNames(styles.banner, styles.turning, styles[size])}>
      <DefaultBanner />
      <ErrorBoundary of={data}>
        <Shown banners={data} isStill={size === 'member'} />
      </ErrorBoundary>
    </div>
  )
}

function Shown({ banners, isStill }: { banners: BannerRecord[]; isStill: boolean }) {
  const shown = homeBanners(banners)
  const [first, ...others] = shown
  if (!first) return null
  if (others.length === 0) return <BannerSlide banner={first} isFirst />
  return <Slides banners={shown} first={first} isStill={isStill} />
}
