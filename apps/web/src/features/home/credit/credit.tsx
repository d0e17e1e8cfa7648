import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '@portal/i18n'
import { Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { creditLevels } from '../../../lib/membership/member-kinds.ts'
import { Bar } from '../parts/bar.tsx'
import { Block } from '../parts/block.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { creditQueryOptions } from '../queries.ts'
import type { LevelCount } from './count-levels.ts'
import styles from './credit.module.css'

/** How the trade was rated in the latest year: a bar a level. */
export function Credit() {
  const { t } = useLingui()
  return (
    <Block title={t`信用评价`} more="/SelfDisciplinePact">
      <Loaded
        query={useQuery(creditQueryOptions)}
        name={t`信用评价`}
        empty={t`还没有公布的信用评价。`}
        skeleton={<Levels levels={creditLevels.map((level) => ({ level, count: 0 }))} />}
      >
        {([latest]) => latest && <Levels {...latest} />}
      </Loaded>
    </Block>
  )
}

interface LevelsProps {
  levels: LevelCount[]
  /** Known once it is loaded. */
  year?: number
  total?: number
}

function Levels({ levels, year, ...known }: LevelsProps) {
  const { t } = useLingui()
  const total = formatNumber(Number(known.total))
  const most = Math.max(...levels.map(({ count }) => count), 1)
  return (
    <>
      <p className={styles.summary}>
        {year === undefined ? (
          <Skeleton width="16rem" height="1lh" />
        ) : (
          t`${year} 年度，${total} 家单位参加评价`
        )}
      </p>
      <dl className={styles.levels}>
        {levels.map(({ level, count: ofLevel }) => {
          const count = formatNumber(ofLevel)
          return (
            <div key={level} className={styles.level}>
              <dt className={styles.name}>{level}</dt>
              <Bar share={ofLevel / most} />
              <dd className={styles.count}>{year === undefined ? '' : t`${count} 家`}</dd>
            </div>
          )
        })}
      </dl>
    </>
  )
}
