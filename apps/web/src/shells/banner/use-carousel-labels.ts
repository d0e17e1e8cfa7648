import { useLingui } from '@lingui/react/macro'
import type { CarouselLabels } from '@portal/ui/carousel'

/** The words of a carousel. @param name says what its pictures are */
export function useCarouselLabels(name: string): CarouselLabels {
  const { t } = useLingui()
  return {
    name,
    carousel: t`轮播`,
    slide: t`图片`,
    position: (index: number, count: number) => t`第 ${index} 张，共 ${count} 张`,
    previous: t`上一张`,
    next: t`下一张`,
    play: t`开始自动播放`,
    pause: t`暂停自动播放`,
    choose: t`选择图片`,
  }
}
