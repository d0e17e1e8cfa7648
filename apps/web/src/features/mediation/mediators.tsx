import { useLingui } from '@lingui/react/macro'
import type { Expert } from '@portal/api-contract'
import { EmptyState, quietLinkClass, Skeleton, SkeletonText } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Picture } from '../../lib/content/picture.tsx'
import { Each } from '../../lib/states/each.tsx'
import { EmptyPicture } from '../../lib/states/empty-picture.tsx'
import { LoadFailure } from '../../lib/states/load-failure.tsx'
import styles from './mediators.module.css'
import { mediatorsQueryOptions } from './queries.ts'

/** The register that the parties choose from. */
export function Mediators() {
  const { t } = useLingui()
  const query = useQuery(mediatorsQueryOptions)
  if (!query.data) {
    return query.error ? (
      <LoadFailure title={t`调解员名册没有加载成功`} query={query} />
    ) : (
      <RegisterSkeleton />
    )
  }
  if (query.data.length === 0) return <EmptyState art={<EmptyPicture />} title={t`名册正在整理`} />
  return (
    <ul className={styles.register}>
      <Each items={query.data}>
        {(expert) => (
          <li className={styles.mediator}>
            <Mediator expert={expert} />
          </li>
        )}
      </Each>
    </ul>
  )
}

function Mediator({ expert }: { expert: Expert }) {
  const { t } = useLingui()
  const { id, name, title, companyName, workYears, resume, photoUrl, certNo } = expert
  return (
    <>
      <Picture path={photoUrl} width={120} height={150} loading="lazy" className={styles.photo} />
      <div className={styles.text}>
        <h3 className={styles.name} lang="zh-CN">
          <Link to="/LetterAppointmentInfo" search={{ expert: id }} className={quietLinkClass}>
            {name}
          </Link>{' '}
          <span>{title}</span>
        </h3>
        <p className={styles.facts}>
          <span lang="zh-CN">{companyName}</span>
          <span>{t`从业 ${workYears} 年`}</span>
          <span>{t`聘书 ${certNo}`}</span>
        </p>
        <p lang="zh-CN" className={styles.resume}>
          {resume}
        </p>
      </div>
    </>
  )
}

const slots = ['a', 'b', 'c', 'd', 'e', 'f']

const RegisterSkeleton = () => (
  <div className={styles.register} aria-hidden="true">
    {slots.map((slot) => (
      <div key={slot} className={styles.mediator}>
        <div className={styles.photo} />
        <div className={styles.text}>
          <div className={styles.name}>
            <Skeleton width="9em" height="1lh" />
          </div>
          <div className={styles.facts}>
            <Skeleton width="80%" height="1lh" />
          </div>
          <div className={styles.resume}>
            <SkeletonText lines={2} />
          </div>
        </div>
      </div>
    ))}
  </div>
)
