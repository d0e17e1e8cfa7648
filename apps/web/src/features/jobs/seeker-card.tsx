import { Plural, useLingui } from '@lingui/react/macro'
import type { JobSeeker } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Skeleton, SkeletonText } from '@portal/ui'
import { Salary } from './salary.tsx'
import styles from './seeker-card.module.css'

/** Somebody who looks for a post: which, where, for how much, and what they bring along. */
export function SeekerCard({ seeker }: { seeker: JobSeeker }) {
  const { t } = useLingui()
  const {
    displayName,
    education,
    major,
    certType,
    workYears,
    expectPosition,
    expectCity,
    resume,
    publishDate,
  } = seeker
  const brought = [[education, major].filter(Boolean).join(' · '), certType].filter((text) => text !== null)
  return (
    <li className={styles.card}>
      <header className={styles.head}>
        <h2 className={styles.position} lang="zh-CN">
          {expectPosition}
        </h2>
        <p className={styles.wish}>
          <Salary min={seeker.expectSalaryMin} max={seeker.expectSalaryMax} />
          {expectCity && <span lang="zh-CN">{expectCity}</span>}
        </p>
      </header>
      <ul className={styles.brought}>
        {workYears !== null && (
          <li>
            {workYears === 0 ? (
              t`应届或无经验`
            ) : (
              <Plural value={workYears} one="从业 # 年" other="从业 # 年" />
            )}
          </li>
        )}
        {brought.map((text) => (
          <li key={text} lang="zh-CN">
            {text}
          </li>
        ))}
      </ul>
      {resume && (
        <p className={styles.resume} lang="zh-CN">
          {resume}
        </p>
      )}
      <p className={styles.foot}>
        <span lang="zh-CN">{displayName}</span>
        <time dateTime={publishDate}>{formatDate(publishDate)}</time>
      </p>
    </li>
  )
}

export const SeekerCardSkeleton = () => (
  <li className={styles.card}>
    <div className={styles.head}>
      <div className={styles.position}>
        <Skeleton width="7em" height="1lh" />
      </div>
      <Skeleton width="12em" height="1lh" />
    </div>
    <div className={styles.brought}>
      <Skeleton width="8em" height="1lh" />
      <Skeleton width="11em" height="1lh" />
    </div>
    <div className={styles.resume}>
      <SkeletonText lines={3} />
    </div>
    <div className={styles.foot}>
      <Skeleton width="5em" height="1lh" />
      <Skeleton width="5em" height="1lh" />
    </div>
  </li>
)
