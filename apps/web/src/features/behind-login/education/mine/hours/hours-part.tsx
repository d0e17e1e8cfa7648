import { Trans, useLingui } from '@lingui/react/macro'
import type { EducationHours } from '@portal/api-contract'
import { Heading, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../../../lib/chakra/load-error.tsx'
import { ContainedPart } from '../../../../../lib/chakra/record/contained-part.tsx'
import { HoursRuler } from '../../course/hours-ruler.tsx'
import { hoursQueryOptions } from '../../course/queries.ts'
import { CreditTable } from './credit-table.tsx'
import styles from './hours.module.css'
import { YearTable } from './year-table.tsx'

/** The hours of the period: as a whole, by year with their certificates, by course. */
export default function HoursPart() {
  const { t } = useLingui()
  const query = useQuery(hoursQueryOptions)
  if (query.data) return <Hours hours={query.data} />
  return query.error ? <LoadError query={query} title={t`学时没有加载成功`} /> : <Skeleton height="30rem" />
}

function Hours({ hours }: { hours: EducationHours }) {
  const { t } = useLingui()
  const { fromYear, toYear, categories, years, earlierYears, credits } = hours
  return (
    <div className={styles.hours}>
      <section className={styles.part} aria-labelledby="hours-period">
        <Heading as="h2" id="hours-period">
          <Trans>
            {fromYear}–{toYear} 周期
          </Trans>
        </Heading>
        <ContainedPart>
          <HoursRuler categories={categories} />
        </ContainedPart>
      </section>
      <section className={styles.part} aria-labelledby="hours-years">
        <Heading as="h2" id="hours-years">{t`各年度学时与证明`}</Heading>
        <ContainedPart>
          <YearTable years={years} earlierYears={earlierYears} />
        </ContainedPart>
      </section>
      <section className={styles.part} aria-labelledby="hours-courses">
        <Heading as="h2" id="hours-courses">{t`计入学时的课程`}</Heading>
        <ContainedPart>
          <CreditTable credits={credits} />
        </ContainedPart>
      </section>
    </div>
  )
}
