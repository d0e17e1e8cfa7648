import { Button, PopMenu, Skeleton, Tag } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { clockQuery } from '../data/queries.ts'
import { dateTime, nextYear, offsetText } from '../lib/times.ts'
import { usePlace } from '../lib/use-place.ts'
import { useNow } from '../parts/time.tsx'
import { useMoveClock } from './clock-actions.ts'
import styles from './clock-bar.module.css'
import { type ClockDialog, SetClockDialog } from './set-clock-dialog.tsx'

const hour = 3600
const day = 24 * hour

/** The world's running time, and the buttons that change it. */
export function ClockBar() {
  const { data: clock } = useQuery(clockQuery(usePlace().world))
  const now = useNow()
  const { mutate: move } = useMoveClock()
  const dialog = useRef<ClockDialog>(null)
  if (!clock || !now) return <Skeleton width="14rem" height="1.5rem" />
  const newYear = nextYear(now)
  const items = [
    { id: 'set', label: 'Set …', onSelect: () => dialog.current?.showModal() },
    {
      id: 'year',
      label: `To next year, ${dateTime(newYear).slice(0, 10)}`,
      onSelect: () => move({ now: newYear.toISOString() }),
    },
    { id: 'back', label: 'Back one day', onSelect: () => move({ advanceSeconds: -day }) },
    {
      id: 'now',
      label: 'Back to now',
      onSelect: () => move({ now: new Date().toISOString(), isFrozen: false }),
    },
  ]
  return (
    <section className={styles.clock} aria-label="Clock of the world">
      <span className={styles.face} title={`UTC+8, ${offsetText(clock.offsetSeconds)}`}>
        <Icon name="clock" className={styles.icon} />
        <time dateTime={now.toISOString()}>{dateTime(now)}</time>
        {clock.isFrozen && <Tag tone="info">frozen</Tag>}
      </span>
      <span className={styles.moves}>
        <Button variant="outline" size="sm" onClick={() => move({ advanceSeconds: hour })}>
          +1 h
        </Button>
        <Button variant="outline" size="sm" onClick={() => move({ advanceSeconds: day })}>
          +1 day
        </Button>
        <Button variant="outline" size="sm" onClick={() => move({ isFrozen: !clock.isFrozen })}>
          <Icon name={clock.isFrozen ? 'play' : 'pause'} size="1em" />
          {clock.isFrozen ? 'Resume' : 'Freeze'}
        </Button>
        <PopMenu label="Move" ariaLabel="Move the clock" items={items} align="end" className={styles.menu} />
      </span>
      <SetClockDialog ref={dialog} now={now} />
    </section>
  )
}
