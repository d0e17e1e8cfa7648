import type { Banner as BannerRecord } from '@portal/api-contract'
import { classNames } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import styles from './banner.module.css'
import { BannerSlide } from './banner-slide.tsx'
import { DefaultBanner } from './default-banner.tsx'
import { bannersQueryOptions } from './queries.ts'
import { Slides } from './slides.tsx'

/**
 * The pictures under the navigation: 520 px high on the home page, 250 px in the member centres, 360 px elsewhere, of
 * the design width; those of the member centres stand still (specification §9). The drawing underneath shows until a
 * picture is there, and stays where none comes.
 */
export function Banner({ size }: { size: 'home' | 'page' | 'member' }) {
  const { data } = useQuery(bannersQueryOptions)
  return (
    <div className={classNames(styles.banner, styles[size])}>
      <DefaultBanner />
      <Shown banners={data ?? []} isStill={size === 'member'} />
    </div>
  )
}

function Shown({ banners, isStill }: { banners: BannerRecord[]; isStill: boolean }) {
  const [first, ...others] = banners
  if (!first) return null
  return others.length > 0 ? (
    <Slides banners={banners} first={first} isStill={isStill} />
  ) : (
    <BannerSlide banner={first} isFirst />
  )
}
