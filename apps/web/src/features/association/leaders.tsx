import type { AssociationProfile } from '@portal/api-contract'
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
