import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { creditLevels } from '../../lib/membership/member-kinds.ts'
import styles from './level-bars.module.css'
import { levelCountsQueryOptions } from './queries.ts'

interface LevelBarsProps {
  year: number
  /** The page of the column that lists the units, where it is not the one that is open. */
  view?: string
}

/** How a year's units spread over the levels, drawn as lengths to one scale; each leads to its units. */
export function LevelBars({ year, view }: LevelBarsProps) {
  const { t } = useLingui()
  const { data: counts } = useQuery(levelCountsQueryOptions(year))
  const largest = Math.max(1, ...(counts ?? []))
  return (
    <ul className={styles.bars} aria-label={t`${year} 年度各等级单位数`}>
      {creditLevels.map((level, index) => {
        const count = counts?.[index]
        return (
          <li key={level}>
            <Link
              to="."
              search={(search) => ({
                ...search,
                ...(view && { view }),
                year,
                rating: level,
                page: undefined,
              })}
              resetScroll={false}
              className={styles.row}
            >
              <Length level={level} count={count} share={(count ?? 0) / largest} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

/** The levels before it is known of which year. */
export const LevelBarsSkeleton = () => (
  <ul className={styles.bars} aria-hidden="true">
    {creditLevels.map((level) => (
      <li key={level} className={styles.row}>
        <Length level={level} count={undefined} share={0} />
      </li>
    ))}
  </ul>
)

interface LengthProps {
  level: string
  count: number | undefined
  share: number
}

const Length = ({ level, count, share }: LengthProps) => (
  <>
    <span className={styles.level}>{level}</span>
    <span className={styles.track}>
      <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
    </span>
    <span className={styles.count}>
      {count === undefined ? '—' : <Plural value={count} one="# 家" other="# 家" />}
    </span>
  </>
)
