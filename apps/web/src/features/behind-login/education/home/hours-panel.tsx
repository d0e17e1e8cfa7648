import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { EducationHours } from '@portal/api-contract'
import { Button, MoreLink, Panel, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { daysLeft } from '../../../../lib/dates/days-left.ts'
import { HoursRuler } from '../course/hours-ruler.tsx'
import { hoursQueryOptions } from '../course/queries.ts'
import { missingOf } from '../course/use-missing.ts'
import styles from './education-home.module.css'

/** Where the student stands in the period of four years: done, missing, until when. */
export function HoursPanel() {
  const { t } = useLingui()
  const query = useQuery(hoursQueryOptions)
  return (
    <Panel
      title={t`本周期学时`}
      action={
        <MoreLink asChild>
          <Link to="/myCourse" search={{ part: 'hours' }}>{t`学时明细与证明`}</Link>
        </MoreLink>
      }
    >
      {query.data && <Standing hours={query.data} />}
      {!query.data && query.error && <LoadFailure query={query} title={t`学时没有加载成功`} />}
      {query.isPending && <Skeleton height="14rem" />}
    </Panel>
  )
}

function Standing({ hours }: { hours: EducationHours }) {
  const { fromYear, toYear, categories, years } = hours
  const [missing] = missingOf(hours)
  const end = `${toYear}-12-31`
  const left = daysLeft(end)
  return (
    <div className={styles.standing}>
      <p className={styles.period}>
        <Trans>
          {fromYear}–{toYear} 周期，<time dateTime={end}>{end}</time> 截止，
          <Plural value={left} one="还有 # 天" other="还有 # 天" />
        </Trans>
      </p>
      <HoursRuler categories={categories} />
      <dl className={styles.years}>
        {[...years].reverse().map(({ year, compulsoryHours, electiveHours }) => (
          <div key={year}>
            <dt>{year}</dt>
            <dd>
              <Trans>
                必修 {compulsoryHours} · 选修 {electiveHours}
              </Trans>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.next}>
        {missing ? (
          <Button asChild>
            <Link to="/continueEducate" search={{ category: missing.category, mine: 'no' }}>
              {missing.category === '必修' ? <Trans>去补必修学时</Trans> : <Trans>去补选修学时</Trans>}
            </Link>
          </Button>
        ) : (
          <strong className={styles.full}>
            <Trans>本周期的学时已全部完成。</Trans>
          </strong>
        )}
      </p>
    </div>
  )
}
