import { useLingui } from '@lingui/react/macro'
import type { Banner } from '@portal/api-contract'
import { classNames, ErrorBoundary } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { usePlace } from '../../lib/page/use-place.ts'
import styles from './banner.module.css'
import { BannerSlide } from './banner-slide.tsx'
import { sectionBanner } from './choose-banners.ts'
import { DefaultBanner } from './default-banner.tsx'
import { bannersQueryOptions } from './queries.ts'

/** The picture of the section in which the page stands, 360 px high at the design width. */
export default function SectionBanner() {
  const { t } = useLingui()
  const { data = [] } = useQuery(bannersQueryOptions)
  return (
    <section className={classNames(styles.banner, styles.page)} aria-label={t`焦点图`}>
      <DefaultBanner />
      <ErrorBoundary of={data}>
        <Shown banners={data} />
      </ErrorBoundary>
    </section>
  )
}

function Shown({ banners }: { banners: Banner[] }) {
  const banner = sectionBanner(banners, usePlace())
  return banner ? <BannerSlide key={banner.id} banner={banner} isFirst /> : null
}
