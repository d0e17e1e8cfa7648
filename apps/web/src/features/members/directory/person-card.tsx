import { useLingui } from '@lingui/react/macro'
import type { Member } from '@portal/api-contract'
import { Skeleton, Tag } from '@portal/ui'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { Picture } from '../../../lib/content/picture.tsx'
import { memberWord } from '../../../lib/membership/member-words.tsx'
import styles from './person-card.module.css'

/** A personal member with the certificate; the name leads to the mini-site where there is one. */
export function PersonCard({ person }: { person: Member }) {
  const { i18n, t } = useLingui()
  return (
    <li className={styles.card}>
      <Picture
        path={person.avatar}
        width={64}
        height={64}
        loading="lazy"
        className={styles.face}
        fallback={
          <span className={styles.face} lang="zh-CN" aria-hidden="true">
            {person.name.slice(0, 1)}
          </span>
        }
      />
      <div className={styles.text}>
        <h2 className={styles.name} lang="zh-CN">
          {person.domainId ? (
            <StoredLink href={`/subsiteMember/${person.domainId}`} className={styles.link}>
              {person.name}
            </StoredLink>
          ) : (
            person.name
          )}
          {person.memberLevel && (
            <span className={styles.level} lang={i18n.locale}>
              <Tag tone="info">{memberWord(i18n, person.memberLevel)}</Tag>
            </span>
          )}
        </h2>
        <p lang="zh-CN" className={styles.place}>
          {person.companyName}
          {person.title && ` · ${person.title}`}
        </p>
      </div>
      <p className={styles.cert}>
        <span>
          {memberWord(i18n, person.certType)}
          {person.certMajor && ` · ${memberWord(i18n, person.certMajor)}`}
        </span>
        <span lang="zh-CN">{person.certNo}</span>
        {person.isExpired && <Tag tone="warning">{t`会籍已到期`}</Tag>}
      </p>
    </li>
  )
}

export const PersonCardSkeleton = () => (
  <li className={styles.card}>
    <span className={styles.face} />
    <div className={styles.text}>
      <div className={styles.name}>
        <Skeleton width="7em" height="1lh" />
      </div>
      <div className={styles.place}>
        <Skeleton height="2lh" />
      </div>
    </div>
    <div className={styles.cert}>
      <Skeleton width="60%" height="1lh" />
      <Skeleton width="50%" height="1lh" />
    </div>
  </li>
)
