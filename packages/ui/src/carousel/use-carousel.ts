import autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useMemo, useState } from 'react'

const prefersReducedMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Embla with the selected index and whether it plays. It rests while the pointer is on it or a slide has the focus; a
 * pause asked for by the reader stays, for which the plugin is taken out: by itself it plays on when the pointer leaves.
 *
 * @param interval milliseconds a slide stays; 0 never plays
 */
export function useCarousel(interval: number) {
  const [isPlaying, setPlaying] = useState(() => interval > 0 && !prefersReducedMotion())
  const plugins = useMemo(
    () =>
      isPlaying ? [autoplay({ delay: interval, stopOnInteraction: false, stopOnMouseEnter: true })] : [],
    [isPlaying, interval],
  )
  const [viewport, embla] = useEmblaCarousel({ loop: true, duration: 10 }, plugins)
  const [selected, setSelected] = useState(0)

  useEffect(() => {
    if (!embla) return
    const onSelect = () => setSelected(embla.selectedScrollSnap())
    embla.on('select', onSelect)
    return () => {
      embla.off('select', onSelect)
    }
  }, [embla])

  // With reduced motion a slide is there at once (Embla's `jump`).
  const go = (index: number) => embla?.scrollTo(index, prefersReducedMotion())
  return { viewport, selected, isPlaying, togglePlaying: () => setPlaying(!isPlaying), go }
}
