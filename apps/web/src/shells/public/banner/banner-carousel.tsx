import { useLingui } from '@lingui/react/macro'
import type { Banner } from '@portal/api-contract'
import { Carousel } from '@portal/ui/carousel'
import { BannerSlide } from './banner-slide.tsx'

/** The banners in turn. Loaded by itself, after the page stands. */
export default function BannerCarousel({ banners, isStill }: { banners: Banner[]; isStill: boolean }) {
  const { t } = useLingui()
  const labels = {
    name: t`焦点图`,
    carousel: t`轮播`,
    slide: t`图片`,
    position: (index: number, count: number) => t`第 ${index} 张，共 ${count} 张`,
    previous: t`上一张`,
    next: t`下一张`,
    play: t`开始自动播放`,
    pause: t`暂停自动播放`,
    choose: t`选择图片`,
  }
  return (
    <Carousel
      slides={banners}
      interval={isStill ? 0 : undefined}
      renderSlide={(banner, index) => <BannerSlide banner={banner} isFirst={index === 0} />}
      labels={labels}
    />
  )
}
