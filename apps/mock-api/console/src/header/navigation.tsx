import { classNames } from '@portal/ui'
import { Icon, type IconName } from '@portal/ui/artwork'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { hasBrokenContract } from '../calls/validation-result.ts'
import { faultsQuery, journalQuery, overridesQuery, reviewsQuery } from '../data/queries.ts'
import { placeHash, type Section, sections } from '../lib/address.ts'
import { usePlace } from '../lib/use-place.ts'
import styles from './navigation.module.css'

const links: Record<Section, { name: string; icon: IconName }> = {
  personas: { name: 'Personas', icon: 'user' },
  calls: { name: 'Calls', icon: 'menu' },
  answers: { name: 'Answers', icon: 'copy' },
  faults: { name: 'Faults', icon: 'warning' },
  outbox: { name: 'Outbox', icon: 'mail' },
  reviews: { name: 'Review desk', icon: 'certificate' },
  payments: { name: 'Payments', icon: 'receipt' },
  lessons: { name: 'Lessons', icon: 'play' },
  activities: { name: 'Activities', icon: 'calendar' },
  worlds: { name: 'Worlds', icon: 'globe' },
}

interface Count {
  count: number
  /** What is counted, for screen readers. */
  of: string
  isAlarming?: boolean
}

/** The number beside each section that has one. */
function useCounts(world: string): Partial<Record<Section, Count>> {
  const faults = useQuery(faultsQuery(world)).data ?? []
  const overrides = useQuery(overridesQuery(world)).data ?? []
  const reviews = useQuery(reviewsQuery(world)).data ?? []
  const calls = useQuery({ ...journalQuery(world, useQueryClient()), refetchInterval: 3000 }).data ?? []
  return {
    calls: { count: calls.filter(hasBrokenContract).length, of: 'break the contract', isAlarming: true },
    answers: { count: overrides.length, of: 'given in place of the mock’s own' },
    faults: { count: faults.length, of: 'active' },
    reviews: { count: reviews.length, of: 'waiting' },
  }
}

export function Navigation() {
  const place = usePlace()
  const counts = useCounts(place.world)
  const nav = useRef<HTMLElement>(null)
  const badges = Object.values(counts)
    .map(({ count }) => count)
    .join()
  // In a narrow window the sections stand side by side, and the last ones are out of sight. The page itself must not move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: section and badges move what is read here
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && current)
      nav.current.scrollLeft = current.offsetLeft - (nav.current.clientWidth - current.offsetWidth) / 2
  }, [place.section, badges])
  return (
    <nav ref={nav} className={styles.nav} aria-label="Sections">
      <ul className={styles.list}>
        {sections.map((section) => (
          <li key={section}>
            <a
              className={styles.link}
              href={placeHash({ world: place.world, section })}
              aria-current={section === place.section ? 'page' : undefined}
            >
              <Icon name={links[section].icon} />
              {links[section].name}
              <Badge count={counts[section]} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Badge({ count: entry }: { count: Count | undefined }) {
  if (!entry || entry.count === 0) return null
  return (
    <span className={classNames(styles.badge, entry.isAlarming && styles.alarming)}>
      {entry.count}
      <span className="visually-hidden"> {entry.of}</span>
    </span>
  )
}
