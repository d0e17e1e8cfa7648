import { useLingui } from '@lingui/react/macro'
import type { Expert } from '@portal/api-contract'
import { Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { assetUrl } from '../../../lib/http.ts'
import { StoredLink } from '../../../lib/stored-link.tsx'
import { Block } from '../parts/block.tsx'
import type { Draft } from '../parts/draft.ts'
import { LoadedRows } from '../parts/loaded-rows.tsx'
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

const Rows = ({ experts }: { experts: Draft<Expert>[] }) => (
  <ul className={styles.rows} lang="zh-CN">
    {experts.map(({ id, name, photoUrl, title, expertType }) => (
      <li key={id} className={styles.row}>
        <span className={styles.photo}>
          {photoUrl && (
            <img src={assetUrl(photoUrl)} alt="" width={56} height={70} loading="lazy" decoding="async" />
          )}
        </span>
        <div>
          <h3 className={styles.name}>
            {name === undefined ? (
              <Skeleton width="4rem" height="1lh" />
            ) : (
              <StoredLink href={`${home}?expert=${id}`} className={styles.link}>
                {name}
              </StoredLink>
            )}
          </h3>
          <p className={styles.facts}>{title}</p>
          <p className={styles.facts}>{expertType?.join(' · ')}</p>
        </div>
      </li>
    ))}
  </ul>
)
