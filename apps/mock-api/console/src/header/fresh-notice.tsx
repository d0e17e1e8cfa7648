import { Button, Notice } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { aboutQuery } from '../data/queries.ts'
import { timeOfDay } from '../lib/times.ts'
import { usePlace } from '../lib/use-place.ts'
import styles from './connection-notice.module.css'

/** The key in the local storage of the start whose notice was closed. */
const key = 'mock-console-fresh-read'

/** A line that says so when this start made the default world anew, as `npm run dev` does once the seed has changed. */
export function FreshNotice() {
  const { world } = usePlace()
  const client = useQueryClient()
  const [read, setRead] = useState(() => localStorage.getItem(key))
  const since = useQuery(aboutQuery(world)).data?.freshSince ?? null
  // What is not polled, such as the personas, is of the old seed.
  useEffect(() => {
    if (since) void client.invalidateQueries()
  }, [since, client])
  if (!since || since === read || world !== 'default') return null
  const close = () => {
    localStorage.setItem(key, since)
    setRead(since)
  }
  return (
    <div className={styles.place}>
      <Notice
        tone="info"
        title={`The default world was made anew at ${timeOfDay(new Date(since)).slice(0, 8)}, with the seed as it is now.`}
        live="status"
        action={
          <Button variant="ghost" size="sm" onClick={close} aria-label="Close">
            <Icon name="close" />
          </Button>
        }
      >
        What was done in it before is gone; worlds that are kept are as they were.
      </Notice>
    </div>
  )
}
