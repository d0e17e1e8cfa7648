import { useLingui } from '@lingui/react/macro'
import type { Recruitment } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Skeleton } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { postsPageSize } from './jobs-criteria.ts'
import styles from './post-row.module.css'
import { Salary } from './salary.tsx'

/** A post: what it is and pays, who offers it, what it asks for; the whole row leads to the rest. */
export function PostRow({ post }: { post: Recruitment }) {
  const { t } = useLingui()
  const { id, position, companyName, city, headcount, educationReq, experienceReq, certReq, publishDate } =
    post
  const asked = [city, experienceReq, educationReq, certReq].filter((text) => text !== null)
  return (
    <li className={styles.row}>
      <div className={styles.main}>
        <h2 className={styles.position} lang="zh-CN">
          <Link to="/JoinUs/post/$id" params={{ id: String(id) }} className={styles.link}>
            {position}
          </Link>
        </h2>
        <p className={styles.company} lang="zh-CN">
          {companyName}
        </p>
        <ul className={styles.asked} lang="zh-CN">
          {asked.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <div className={styles.terms}>
        <Salary min={post.salaryMin} max={post.salaryMax} />
        <p className={styles.meta}>
          <span>{t`招 ${headcount} 人`}</span>
          <time dateTime={publishDate}>{formatDate(publishDate)}</time>
        </p>
      </div>
    </li>
  )
}

const slots = Array.from({ length: postsPageSize }, (_, place) => place)

/** The posts of a page before they are there. */
export const PostRowsSkeleton = () => (
  <div aria-hidden="true">
    {slots.map((slot) => (
      <div key={slot} className={styles.row}>
        <div className={styles.main}>
          <div className={styles.position}>
            <Skeleton width="9em" height="1lh" />
          </div>
          <div className={styles.company}>
            <Skeleton width="min(18em, 80%)" height="1lh" />
          </div>
          <Skeleton width="min(22em, 100%)" height="1lh" />
        </div>
        <Skeleton width="10rem" height="1lh" />
      </div>
    ))}
  </div>
)
