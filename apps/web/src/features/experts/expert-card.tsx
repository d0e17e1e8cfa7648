import { useLingui } from '@lingui/react/macro'
import type { Expert } from '@portal/api-contract'
import { Skeleton } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { assetUrl } from '../../lib/http.ts'
import styles from './expert-card.module.css'
import type { ExpertsSearch } from './experts-search.ts'
import { TypeTags } from './type-tags.tsx'

/** An expert as on the card of a card file; the whole card leads to more. */
export function ExpertCard({ expert, search }: { expert: Expert; search: ExpertsSearch }) {
  const { t } = useLingui()
  const { id, name, photoUrl, title, companyName, position, workYears, expertType, resume } = expert
  return (
    <li className={styles.card}>
      <img src={assetUrl(photoUrl)} alt="" width={96} height={128} loading="lazy" className={styles.photo} />
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
    <Skeleton width="5rem" height="6.75rem" />
    <div className={styles.text}>
      <Skeleton width="8rem" height="1.5rem" />
      <Skeleton height="1.25rem" />
      <Skeleton width="6rem" height="1.5rem" />
    </div>
    <div className={styles.resume}>
      <Skeleton height="4.5rem" />
    </div>
    <Skeleton width="5rem" height="1.25rem" />
  </li>
)
