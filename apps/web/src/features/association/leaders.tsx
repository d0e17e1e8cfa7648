import type { AssociationProfile } from '@portal/api-contract'
import { Skeleton } from '@portal/ui'
import styles from './leaders.module.css'

/** Who leads the association, each with the unit and what they answer for. */
export const Leaders = ({ term, leaders }: Pick<AssociationProfile, 'term' | 'leaders'>) => (
  <section className={styles.section} lang="zh-CN">
    <h2 className={styles.term}>{term}</h2>
    <ul className={styles.leaders}>
      {leaders.map(({ name, position, companyName, duty }) => (
        <li key={name} className={styles.leader}>
          <p className={styles.position}>{position}</p>
          <h3 className={styles.name}>{name}</h3>
          <p>{companyName}</p>
          <p className={styles.duty}>{duty}</p>
        </li>
      ))}
    </ul>
  </section>
)

const leadersToCome = ['a', 'b', 'c', 'd', 'e', 'f', 'g']

export const LeadersSkeleton = () => (
  <div className={styles.section} aria-hidden="true">
    <p className={styles.term}>
      <Skeleton width="7em" height="1lh" />
    </p>
    <ul className={styles.leaders}>
      {leadersToCome.map((leader) => (
        <li key={leader} className={styles.leader}>
          <div className={styles.name}>
            <Skeleton width="3em" height="1lh" />
          </div>
          <div className={styles.position}>
            <Skeleton width="3em" height="1lh" />
          </div>
          <p>
            <Skeleton width="14em" height="1lh" />
          </p>
          <p>
            <Skeleton width="9em" height="1lh" />
          </p>
        </li>
      ))}
    </ul>
  </div>
)
