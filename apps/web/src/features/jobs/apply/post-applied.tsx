import { useLingui } from '@lingui/react/macro'
import type { Recruitment } from '@portal/api-contract'
import { buttonClass, EmptyState, linkClass } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { ErrorPicture } from '../../../lib/states/error-picture.tsx'
import { Salary } from '../salary.tsx'
import styles from './post-applied.module.css'

/** The post that an application is for, above its form. */
export function PostApplied({ post }: { post: Recruitment }) {
  const { t } = useLingui()
  return (
    <section className={styles.post} aria-label={t`应聘的岗位`}>
      <p className={styles.label}>{t`应聘的岗位`}</p>
      <h2 lang="zh-CN" className={styles.position}>
        <Link to="/JoinUs/post/$id" params={{ id: String(post.id) }} className={linkClass}>
          {post.position}
        </Link>
      </h2>
      <p className={styles.facts}>
        <span lang="zh-CN">{post.companyName}</span>
        <span lang="zh-CN">{post.city}</span>
        <Salary min={post.salaryMin} max={post.salaryMax} />
      </p>
    </section>
  )
}

/** The post has gone since it was read; what is left is another one, or none in particular. */
export function PostGone() {
  const { t } = useLingui()
  return (
    <EmptyState
      art={<ErrorPicture variant="notFound" />}
      title={t`这个岗位已经下架`}
      action={
        <>
          <Link
            to="/JoinUs"
            activeOptions={{ exact: true }}
            className={buttonClass()}
          >{t`查看在招岗位`}</Link>
          <Link
            to="/JoinUs/apply"
            activeOptions={{ exact: true }}
            className={buttonClass({ variant: 'outline' })}
          >{t`只登记求职意向`}</Link>
        </>
      }
    >
      {t`招聘可能已经到期，或地址有误。`}
    </EmptyState>
  )
}
