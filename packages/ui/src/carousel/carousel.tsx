import type { ReactNode } from 'react'
import { useId } from 'react'
import styles from './carousel.module.css'
import { type CarouselLabels, Controls } from './controls.tsx'
import { useCarousel } from './use-carousel.ts'

type CarouselProps<Slide> = {
  slides: Slide[]
  renderSlide: (slide: Slide, index: number) => ReactNode
  /** Milliseconds a slide stays; 0, like a reader's reduced motion, keeps it still until asked. */
  interval?: number
  labels: CarouselLabels
}

/** Slides of one size shown in turn (ARIA Authoring Practices: tabbed carousel). A single slide has no controls. */
export function Carousel<Slide extends { id: string | number }>(props: CarouselProps<Slide>) {
  const { slides, renderSlide, interval = 6000, labels } = props
  const { viewport, selected, isPlaying, togglePlaying, go } = useCarousel(slides.length > 1 ? interval : 0)
  const id = useId()
  const panelIds = slides.map((_, index) => `${id}-${index}`)
  const hasControls = slides.length > 1
  const panel = (index: number) => ({
    ...(hasControls ? { role: 'tabpanel' } : { role: 'group', 'aria-roledescription': labels.slide }),
    'aria-label': labels.position(index + 1, slides.length),
    inert: index !== selected,
  })
  return (
    <section className={styles.carousel} aria-roledescription={labels.carousel} aria-label={labels.name}>
      {hasControls && (
        <Controls {...{ panelIds, selected, isPlaying, togglePlaying, go, labels }} canPlay={interval > 0} />
      )}
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track} aria-live={isPlaying ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div key={slide.id} {...panel(index)} id={panelIds[index]} className={styles.slide}>
              {renderSlide(slide, index)}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
