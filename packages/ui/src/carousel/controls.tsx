import type { KeyboardEvent } from 'react'
import { Icon, type IconName } from '../artwork/icons.tsx'
import { classNames } from '../class-names.ts'
import styles from './carousel.module.css'

export type CarouselLabels = {
  /** Names the region by what it shows. */
  name: string
  /** The words for "carousel" and "slide". */
  carousel: string
  slide: string
  /** "Slide 2 of 5". */
  position: (index: number, count: number) => string
  previous: string
  next: string
  play: string
  pause: string
  /** Names the row of dots. */
  choose: string
}

type ControlsProps = {
  /** The ids of the slides' elements, in order. */
  panelIds: string[]
  selected: number
  isPlaying: boolean
  canPlay: boolean
  togglePlaying: () => void
  go: (index: number) => void
  labels: CarouselLabels
}

/** Pause first: who is disturbed by the motion finds it before anything that moves. */
export function Controls({
  panelIds,
  selected,
  isPlaying,
  canPlay,
  togglePlaying,
  go,
  labels,
}: ControlsProps) {
  const count = panelIds.length
  const step = (by: number) => go((selected + by + count) % count)
  return (
    <div className={styles.controls}>
      {canPlay && (
        <Control
          icon={isPlaying ? 'pause' : 'play'}
          label={isPlaying ? labels.pause : labels.play}
          onClick={togglePlaying}
        />
      )}
      <Control icon="chevronLeft" label={labels.previous} className={styles.step} onClick={() => step(-1)} />
      <Dots {...{ panelIds, selected, go, labels }} />
      <Control icon="chevronRight" label={labels.next} className={styles.step} onClick={() => step(1)} />
    </div>
  )
}

interface ControlProps {
  icon: IconName
  label: string
  className?: string
  onClick: () => void
}

const Control = ({ icon, label, className, onClick }: ControlProps) => (
  <button
    type="button"
    className={classNames(styles.control, className)}
    aria-label={label}
    onClick={onClick}
  >
    <Icon name={icon} />
  </button>
)

type DotsProps = Pick<ControlsProps, 'panelIds' | 'selected' | 'go' | 'labels'>

/** One stop for the Tab key; the arrows go from dot to dot and choose as they go. */
function Dots({ panelIds, selected, go, labels }: DotsProps) {
  const count = panelIds.length
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    const index = (selected + by + count) % count
    go(index)
    event.currentTarget.querySelectorAll('button')[index]?.focus()
  }
  return (
    <div role="tablist" aria-label={labels.choose} className={styles.dots} onKeyDown={onKeyDown}>
      {panelIds.map((panelId, index) => (
        <button
          key={panelId}
          type="button"
          role="tab"
          className={styles.dot}
          aria-selected={index === selected}
          aria-controls={panelId}
          aria-label={labels.position(index + 1, count)}
          tabIndex={index === selected ? 0 : -1}
          onClick={() => go(index)}
        />
      ))}
    </div>
  )
}
