import { useLingui } from '@lingui/react/macro'
import type { Expert } from '@portal/api-contract'
import { Skeleton, SkeletonText } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { Picture } from '../../lib/content/picture.tsx'
import styles from './expert-card.module.css'
import type { ExpertsSearch } from './experts-search.ts'
import { TypeTags } from './type-tags.tsx'

/** An expert as on the card of a card file; the whole card leads to more. */
export function ExpertCard({ expert, search }: { expert: Expert; search: ExpertsSearch }) {
  const { t } = useLingui()
  const { id, name, photoUrl, title, companyName, position, workYears, expertType, resume } = expert
  return (
    <li className={styles.card}>
      <Picture path={photoUrl} width={96} height={128} loading="lazy" className={styles.photo} />
      <div className={styles.text}>
        <h2 className={styles.name} lang="zh-CN">
          <Link to="/LetterAppointmentInfo" search={{ ...search, expert: id }} className={styles.link}>
            {name}
          </Link>
          <span className={styles.title}>{title}</span>
        </h2>
        <p className={styles.post} lang="zh-CN">
          {companyName}
          {position && <span className={styles.position}>{position}</span>}
        </p>
        <TypeTags types={expertType} />
      </div>
      <p className={styles.resume} lang="zh-CN">
        {resume}
      </p>
      <p className={styles.years}>{t`从业 ${workYears} 年`}</p>
    </li>
  )
}

export const ExpertCardSkeleton = () => (
  <li className={styles.card}>
    <div className={styles.photo} />
    <div className={styles.text}>
      <div className={styles.name}>
        <Skeleton width="6em" height="1lh" />
      </div>
      <div className={styles.post}>
        <Skeleton height="1lh" />
      </div>
      <Skeleton width="6rem" height="1.625rem" />
    </div>
    <div className={styles.resume}>
      <SkeletonText lines={3} />
    </div>
    <div className={styles.years}>
      <Skeleton width="5em" height="1lh" />
    </div>
  </li>
)
