import type { CompanySiteSummary } from '@portal/api-contract'
import { Skeleton } from '@portal/ui'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { Picture } from '../../../lib/content/picture.tsx'
import { MemberWord } from '../../../lib/membership/member-words.tsx'
import { Each } from '../../../lib/states/each.tsx'
import { isToCome, type Placeholder } from '../parts/placeholder.ts'
import styles from './showcase.module.css'

/** The first picture of a site's cover, which is a list of them, one address, or nothing. */
const coverOf = (cover: CompanySiteSummary['coverId'] | undefined): string | undefined =>
  Array.isArray(cover) ? cover[0]?.imgUrl : cover

/** Units by the cover of their mini-site. */
export const Units = ({ sites }: { sites: Placeholder<CompanySiteSummary>[] }) => (
  <ul className={styles.units}>
    <Each items={sites}>
      {(site) => (
        <li className={styles.unit}>
          <div className={styles.cover}>
            <Picture
              path={coverOf(site.coverId)}
              width={480}
              height={160}
              loading="lazy"
              decoding="async"
              fallback={null}
            />
          </div>
          <h3 lang="zh-CN" className={styles.name}>
            {isToCome(site) ? (
              <Skeleton width="85%" height="1lh" />
            ) : (
              <StoredLink href={site.domainId && `/subsite/${site.domainId}`} className={styles.link}>
                {site.companyName ?? '—'}
              </StoredLink>
            )}
          </h3>
          <p className={styles.facts}>
            {site.memberLevel && <MemberWord name={site.memberLevel} />}
            <span lang="zh-CN">{site.city}</span>
          </p>
        </li>
      )}
    </Each>
  </ul>
)
