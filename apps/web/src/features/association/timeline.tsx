import type { AssociationProfile } from '@portal/api-contract'
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
