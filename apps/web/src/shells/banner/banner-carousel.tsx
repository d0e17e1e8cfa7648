import { useLingui } from '@lingui/react/macro'
import type { Banner } from '@portal/api-contract'
import { Carousel } from '@portal/ui/carousel'
import { BannerSlide } from './banner-slide.tsx'
import { useCarouselLabels } from './use-carousel-labels.ts'

/** The banners in turn. Loaded by itself, after the page stands. */
export default function BannerCarousel({ banners, isStill }: { banners: Banner[]; isStill: boolean }) {
  const { t } = useLingui()
  return (
    <Carousel
      slides={banners}
      interval={isStill ? 0 : undefined}
      renderSlide={(banner, index) => <BannerSlide banner={banner} isFirst={index === 0} />}
      labels={useCarouselLabels(t`焦点图`)}
    />
  )
}
