import { useEffect, useEffectEvent, useState } from 'react'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import { clockFace } from './clock-face.ts'
import styles from './countdown.module.css'

type CountdownProps = {
  /** When it ends, in milliseconds since the epoch. */
  until: number
  onEnd: () => void
  /** What a screen reader hears on each full minute and 30 and 10 seconds before the end. */
  announce: (secondsLeft: number) => string
  /** The present; pass the server's where it may differ from the device's. */
  now?: () => number
}

const urgentBelow = 60
const isMilestone = (seconds: number) => seconds % 60 === 0 || seconds === 30 || seconds === 10

/** The time left until a fixed moment; a sleeping tab does not slow it. */
export function Countdown({ until, onEnd, announce, now = Date.now }: CountdownProps) {
  const seconds = useSecondsLeft(until, now, onEnd)
  return (
    <>
      <span
        className={seconds < urgentBelow ? `${styles.clock} ${styles.urgent}` : styles.clock}
        aria-hidden="true"
      >
        {clockFace(seconds)}
      </span>
      <VisuallyHidden>
        <span role="timer" aria-live="polite">
          {isMilestone(seconds) ? announce(seconds) : undefined}
        </span>
      </VisuallyHidden>
    </>
  )
}

function useSecondsLeft(until: number, now: () => number, onEnd: () => void): number {
  const left = () => Math.max(0, Math.ceil((until - now()) / 1000))
  const [seconds, setSeconds] = useState(left)
  const tick = useEffectEvent(() => {
    const current = left()
    setSeconds(current)
    if (current === 0) onEnd()
    return current
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new end starts a new clock
  useEffect(() => {
    const timer = setInterval(() => {
      if (tick() === 0) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [until])
  return seconds
}
