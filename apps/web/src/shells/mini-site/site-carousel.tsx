import { useLingui } from '@lingui/react/macro'
import { Carousel } from '@portal/ui/carousel'
import { useCarouselLabels } from '../banner/use-carousel-labels.ts'
import type { CoverPicture } from './cover-pictures.ts'
import { SitePicture } from './site-picture.tsx'

/** A site's pictures in turn. Loaded by itself, after the page stands. */
export default function SiteCarousel({ pictures }: { pictures: CoverPicture[] }) {
  const { t } = useLingui()
  return (
    <Carousel
      slides={pictures}
      renderSlide={(picture, index) => <SitePicture picture={picture} isFirst={index === 0} />}
      labels={useCarouselLabels(t`会员站点图片`)}
    />
  )
}
