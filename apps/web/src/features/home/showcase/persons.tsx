import type { MemberSiteSummary } from '@portal/api-contract'
import { Skeleton } from '@portal/ui'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { Picture } from '../../../lib/content/picture.tsx'
import { MemberWord } from '../../../lib/membership/member-words.tsx'
import { Each } from '../../../lib/states/each.tsx'
import { isToCome, type Placeholder } from '../parts/placeholder.ts'
import styles from './showcase.module.css'

/** Persons by face, name and qualification. */
export const Persons = ({ sites }: { sites: Placeholder<MemberSiteSummary>[] }) => (
  <ul className={styles.persons}>
    <Each items={sites}>
      {(site) => (
        <li className={styles.person}>
          <span className={styles.face}>
            <Picture
              path={site.avatar}
              width={64}
              height={64}
              loading="lazy"
              decoding="async"
              fallback={null}
            />
          </span>
          <div>
            <h3 lang="zh-CN" className={styles.name}>
              {isToCome(site) ? (
                <Skeleton width="4rem" height="1lh" />
              ) : (
                <StoredLink href={site.domainId && `/subsiteMember/${site.domainId}`} className={styles.link}>
                  {site.name ?? '—'}
                </StoredLink>
              )}
            </h3>
            <p className={styles.facts}>
              <MemberWord name={site.certType ?? site.title ?? ''} />
            </p>
          </div>
        </li>
      )}
    </Each>
  </ul>
)
