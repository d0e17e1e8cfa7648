import { useLingui } from '@lingui/react/macro'
import type { CompanyRanking } from '@portal/api-contract'
import { Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { Bar } from '../parts/bar.tsx'
import { Block } from '../parts/block.tsx'
import type { Draft } from '../parts/draft.ts'
import { LoadedRows } from '../parts/loaded-rows.tsx'
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

function Places({ rows }: { rows: Draft<CompanyRanking>[] }) {
  const { i18n, t } = useLingui()
  const [first] = rows
  const most = first?.value ?? 1
  return (
    <>
      <p className={styles.summary}>
        {first?.year === undefined ? (
          <Skeleton width="16rem" height="1lh" />
        ) : (
          t`${first.year} 年度工程造价咨询营业收入，单位：万元`
        )}
      </p>
      <ol className={styles.places}>
        {rows.map((row, index) => (
          <li key={row.id} className={styles.place}>
            <span className={styles.rank}>{row.rank ?? index + 1}</span>
            <span lang="zh-CN" className={styles.name}>
              {row.companyName ?? <Skeleton width="70%" height="1lh" />}
            </span>
            <span className={styles.value}>
              {row.value === undefined ? '' : row.value.toLocaleString(i18n.locale)}
            </span>
            <span className={styles.bar}>
              <Bar share={(row.value ?? 0) / most} />
            </span>
          </li>
        ))}
      </ol>
    </>
  )
}
