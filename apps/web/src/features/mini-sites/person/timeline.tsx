import type { SiteItem } from '@portal/api-contract'
import { Each } from '../../../lib/states/each.tsx'
import { ItemLink } from '../items/item-link.tsx'
import { byYear } from './by-year.ts'
import styles from './timeline.module.css'

interface TimelineProps {
  items: SiteItem[]
  /** Heading level of a year; titles stand one below. */
  level: 2 | 3
}

/** Works along the years. */
export function Timeline({ items, level }: TimelineProps) {
  const Year = `h${level}` as const
  const Title = level === 2 ? 'h3' : 'h4'
  return (
    <ol className={styles.line} data-level={level}>
      {byYear(items).map(({ year, items: works }) => (
        <li key={year} className={styles.year}>
          <Year className={styles.number}>{year}</Year>
          <ul className={styles.works}>
            <Each items={works}>
              {(item) => (
                <li className={styles.work}>
                  <Title className={styles.title}>
                    <ItemLink item={item} to="/subBusi" />
                  </Title>
                  {item.summary && (
                    <p lang="zh-CN" className={styles.text}>
                      {item.summary}
                    </p>
                  )}
                  {item.eventDate && (
                    <time dateTime={item.eventDate} className={styles.date}>
                      {item.eventDate}
                    </time>
                  )}
                </li>
              )}
            </Each>
          </ul>
        </li>
      ))}
    </ol>
  )
}
