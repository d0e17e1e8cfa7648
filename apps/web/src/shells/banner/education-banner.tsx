import { classNames, ErrorBoundary } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import bannerStyles from './banner.module.css'
import { DefaultBanner } from './default-banner.tsx'
import styles from './education-banner.module.css'
import { homeBanners } from './home-banners.ts'
import { bannersQueryOptions } from './queries.ts'
import { Slides } from './slides.tsx'

/** The home page's pictures in turn, 285 px high of the design width (specification §9). */
export function EducationBanner() {
  const { data = [] } = useQuery(bannersQueryOptions)
  const shown = homeBanners(data)
  const [first] = shown
  return (
    <div
      className={classNames(bannerStyles.banner, bannerStyles.turning, bannerStyles.member, styles.banner)}
    >
      <DefaultBanner />
      <ErrorBoundary of={data}>
        {first && <Slides banners={shown} first={first} isStill={false} />}
      </ErrorBoundary>
    </div>
  )
}
