import type { MemberSiteSummary } from '@portal/api-contract'
import { Skeleton } from '@portal/ui'
import { assetUrl } from '../../../lib/http.ts'
import { MemberWord } from '../../../lib/member-word.tsx'
import { StoredLink } from '../../../lib/stored-link.tsx'
import type { Draft } from '../parts/draft.ts'
import styles from './showcase.module.css'

/** Persons by face, name and qualification. */
export const Persons = ({ sites }: { sites: Draft<MemberSiteSummary>[] }) => (
  <ul className={styles.persons}>
    {sites.map((site) => (
      <li key={site.id} className={styles.person}>
        <span className={styles.face}>
          {site.avatar && (
            <img src={assetUrl(site.avatar)} alt="" width={64} height={64} loading="lazy" decoding="async" />
          )}
        </span>
        <div>
          <h3 lang="zh-CN" className={styles.name}>
            {site.domainId === undefined ? (
              <Skeleton width="4rem" height="1lh" />
            ) : (
              <StoredLink href={`/subsiteMember/${site.domainId}`} className={styles.link}>
                {site.name}
              </StoredLink>
            )}
          </h3>
          <p className={styles.facts}>
            <MemberWord name={site.certType ?? site.title ?? ''} />
          </p>
        </div>
      </li>
    ))}
  </ul>
)
