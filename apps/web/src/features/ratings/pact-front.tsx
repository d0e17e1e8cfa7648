import { useLingui } from '@lingui/react/macro'
import { moreLinkClass, Skeleton } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { StoredLink } from '../../lib/address/stored-link.tsx'
import { LevelBars, LevelBarsSkeleton } from './level-bars.tsx'
import styles from './pact-front.module.css'
import { ratingYearsQueryOptions } from './queries.ts'

/** Self-discipline at a glance: what the pact binds to, and how the latest ratings turned out. */
export function PactFront() {
  const { t } = useLingui()
  const years = useQuery(ratingYearsQueryOptions)
  const latest = years.data?.[0]?.year
  return (
    <div className={styles.front}>
      <section className={styles.pact}>
        <h2>{t`签约单位共同承诺`}</h2>
        <ol className={styles.clauses}>
          {[
            t`不以低于成本的价格承接业务`,
            t`项目负责人实际履职，不只签章不参与`,
            t`三级复核，底稿保存不少于十年`,
            t`不挂靠、不出借注册证书`,
            t`不收受被审核单位任何财物`,
          ].map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </ol>
      </section>
      {latest !== undefined && (
        <section className={styles.ratings}>
          <header className={styles.head}>
            <h2>{t`${latest} 年度信用评价`}</h2>
            <StoredLink href="/SelfDisciplinePact?view=ratings" keepScroll className={moreLinkClass}>
              {t`全部名单`}
              <Icon name="chevronRight" size="1em" />
            </StoredLink>
          </header>
          <LevelBars year={latest} view="ratings" />
        </section>
      )}
      {years.isPending && <LatestToCome />}
    </div>
  )
}

const LatestToCome = () => (
  <section className={styles.ratings}>
    <h2>
      <Skeleton width="9em" height="1lh" />
    </h2>
    <LevelBarsSkeleton />
  </section>
)
