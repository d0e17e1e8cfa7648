import { useLingui } from '@lingui/react/macro'
import type { Expert } from '@portal/api-contract'
import { Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { Picture } from '../../../lib/content/picture.tsx'
import { Each } from '../../../lib/states/each.tsx'
import { Block } from '../parts/block.tsx'
import { LoadedRows } from '../parts/loaded-rows.tsx'
import { isToCome, type Placeholder } from '../parts/placeholder.ts'
import { expertsQueryOptions } from '../queries.ts'
import styles from './experts.module.css'

const home = '/LetterAppointmentInfo'

/** Some of the experts, with what they are asked about. */
export function Experts() {
  const { t } = useLingui()
  return (
    <Block title={t`专家智库`} more={home}>
      <LoadedRows
        query={useQuery(expertsQueryOptions)}
        name={t`专家智库`}
        empty={t`专家名录正在整理。`}
        count={4}
      >
        {(experts) => <Rows experts={experts} />}
      </LoadedRows>
    </Block>
  )
}

const Rows = ({ experts }: { experts: Placeholder<Expert>[] }) => (
  <ul className={styles.rows} lang="zh-CN">
    <Each items={experts}>
      {({ id, name, photoUrl, title, expertType }) => (
        <li className={styles.row}>
          <span className={styles.photo}>
            <Picture path={photoUrl} width={56} height={70} loading="lazy" decoding="async" fallback={null} />
          </span>
          <div>
            <h3 className={styles.name}>
              {isToCome({ id }) ? (
                <Skeleton width="4rem" height="1lh" />
              ) : (
                <StoredLink href={`${home}?expert=${id}`} className={styles.link}>
                  {name ?? '—'}
                </StoredLink>
              )}
            </h3>
            <p className={styles.facts}>{title}</p>
            <p className={styles.facts}>{expertType?.join(' · ')}</p>
          </div>
        </li>
      )}
    </Each>
  </ul>
)
