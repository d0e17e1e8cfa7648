import type { CompanySiteSummary } from '@portal/api-contract'
import { Skeleton } from '@portal/ui'
import { assetUrl } from '../../../lib/http.ts'
import { MemberWord } from '../../../lib/member-word.tsx'
import { StoredLink } from '../../../lib/stored-link.tsx'
import type { Draft } from '../parts/draft.ts'
import styles from './showcase.module.css'

/** The first picture of a site's cover, which is a list of them, one address, or nothing. */
function coverOf(cover: CompanySiteSummary['coverId'] | undefined): string | undefined {
  const address = Array.isArray(cover) ? cover[0]?.imgUrl : cover
  return address ? assetUrl(address) : undefined
}

/** Units by the cover of their mini-site. */
export const Units = ({ sites }: { sites: Draft<CompanySiteSummary>[] }) => (
  <ul className={styles.units}>
    {sites.map((site) => (
      <li key={site.id} className={styles.unit}>
        <div className={styles.cover}>
          {coverOf(site.coverId) && (
            <img
              src={coverOf(site.coverId)}
              alt=""
              width={480}
              height={160}
              loading="lazy"
              decoding="async"
            />
          )}
        </div>
        <h3 lang="zh-CN" className={styles.name}>
          {site.domainId === undefined ? (
            <Skeleton width="85%" height="1lh" />
          ) : (
            <StoredLink href={`/subsite/${site.domainId}`} className={styles.link}>
              {site.companyName}
            </StoredLink>
          )}
        </h3>
        <p className={styles.facts}>
          {site.memberLevel && <MemberWord name={site.memberLevel} />}
          <span lang="zh-CN">{site.city}</span>
        </p>
      </li>
    ))}
  </ul>
)
