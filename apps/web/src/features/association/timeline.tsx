import type { AssociationProfile } from '@portal/api-contract'
import { Skeleton } from '@portal/ui'
import styles from './timeline.module.css'

type Milestone = AssociationProfile['milestones'][number]

/** The years of each era, in their order. */
export function byEra(milestones: readonly Milestone[]): { era: string; milestones: Milestone[] }[] {
  const eras = [...new Set(milestones.map(({ era }) => era))]
  return eras.map((era) => ({ era, milestones: milestones.filter((one) => one.era === era) }))
}

/** The association's history along a measured line. */
export const Timeline = ({ milestones }: Pick<AssociationProfile, 'milestones'>) => (
  <div className={styles.timeline} lang="zh-CN">
    {byEra(milestones).map(({ era, milestones: years }) => (
      <section key={era} className={styles.era}>
        <h2 className={styles.name}>
          {era}
          <span className={styles.span}>{`${years[0]?.year}–${years.at(-1)?.year}`}</span>
        </h2>
        <ol className={styles.years}>
          {years.map(({ year, title, text }) => (
            <li key={`${year}${title}`} className={styles.year}>
              <time className={styles.figure}>{year}</time>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ol>
      </section>
    ))}
  </div>
)

const eras = ['a', 'b', 'c']
const years = ['a', 'b', 'c', 'd']

export const TimelineSkeleton = () => (
  <div className={styles.timeline} aria-hidden="true">
    {eras.map((era) => (
      <div key={era} className={styles.era}>
        <p className={styles.name}>
          <Skeleton width="3em" height="1lh" />
        </p>
        <div className={styles.years}>{years.map(yearToCome)}</div>
      </div>
    ))}
  </div>
)

const yearToCome = (year: string) => (
  <div key={year} className={styles.year}>
    <div className={styles.figure}>
      <Skeleton width="2.25em" height="1lh" />
    </div>
    <div className={styles.title}>
      <Skeleton width="min(12em, 100%)" height="1lh" />
    </div>
    <div className={styles.text}>
      <Skeleton width="80%" height="1lh" />
    </div>
  </div>
)
