import { useLingui } from '@lingui/react/macro'
import type { CompanyRanking } from '@portal/api-contract'
import { formatNumber } from '@portal/i18n'
import { Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { Each } from '../../../lib/states/each.tsx'
import { Bar } from '../parts/bar.tsx'
import { Block } from '../parts/block.tsx'
import { LoadedRows } from '../parts/loaded-rows.tsx'
import { isToCome, type Placeholder } from '../parts/placeholder.ts'
import { rankingQueryOptions } from '../queries.ts'
import styles from './ranking.module.css'

/** The units with the highest income of the latest ranked year. */
export function Ranking() {
  const { t } = useLingui()
  return (
    <Block title={t`单位排名`} more="/CompanyDisplay">
      <LoadedRows
        query={useQuery(rankingQueryOptions)}
        name={t`单位排名`}
        empty={t`还没有公布的单位排名。`}
        count={5}
      >
        {(rows) => <Places rows={rows} />}
      </LoadedRows>
    </Block>
  )
}

function Places({ rows }: { rows: Placeholder<CompanyRanking>[] }) {
  const { t } = useLingui()
  const [first] = rows
  const most = first?.value ?? 1
  return (
    <>
      <p className={styles.summary}>
        {!first || isToCome(first) ? (
          <Skeleton width="16rem" height="1lh" />
        ) : (
          first.year && t`${first.year} 年度工程造价咨询营业收入，单位：万元`
        )}
      </p>
      <ol className={styles.places}>
        <Each items={rows}>
          {(row, index) => (
            <li className={styles.place}>
              <span className={styles.rank}>{row.rank ?? index + 1}</span>
              <span lang="zh-CN" className={styles.name}>
                {isToCome(row) ? <Skeleton width="70%" height="1lh" /> : (row.companyName ?? '—')}
              </span>
              <span className={styles.value}>{row.value == null ? '' : formatNumber(row.value)}</span>
              <span className={styles.bar}>
                <Bar share={(row.value ?? 0) / most} />
              </span>
            </li>
          )}
        </Each>
      </ol>
    </>
  )
}
