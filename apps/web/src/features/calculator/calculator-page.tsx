import { useLingui } from '@lingui/react/macro'
import { EmptyState, Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { EmptyPicture } from '../../lib/empty-picture.tsx'
import { EntryTrail } from '../../lib/entry-trail.tsx'
import { LoadError } from '../../lib/load-error.tsx'
import { PageHeading } from '../../lib/page-heading.tsx'
import styles from './calculator-page.module.css'
import type { CalculatorSearch } from './calculator-search.ts'
import { standardsQueryOptions } from './queries.ts'
import { Workbench } from './workbench.tsx'

/** The fee and cost calculator: a standard, what it asks for, and the fee with its working. */
export function CalculatorPage({ search }: { search: CalculatorSearch }) {
  const { t } = useLingui()
  return (
    <div className={`container ${styles.page}`}>
      <EntryTrail path="/Calculator" name={t`计价计算器`} />
      <div className={styles.head}>
        <PageHeading
          title={t`计价计算器`}
          lead={t`按国家和省内公布过的收费标准，逐档计算招标代理、监理、设计、前期咨询、建设管理和造价咨询的费用。`}
        />
      </div>
      <Standards search={search} />
    </div>
  )
}

function Standards({ search }: { search: CalculatorSearch }) {
  const { t } = useLingui()
  const query = useQuery(standardsQueryOptions)
  const { data, error } = query
  if (!data) {
    return error ? <LoadError title={t`收费标准没有加载成功`} query={query} /> : <Loading />
  }
  const standard = data.find(({ code }) => code === search.standard) ?? data[0]
  if (!standard) return <EmptyState art={<EmptyPicture />} title={t`还没有可以计算的收费标准`} />
  return <Workbench standards={data} standard={standard} search={search} />
}

const Loading = () => (
  <>
    <Skeleton height="9rem" />
    <Skeleton height="30rem" />
  </>
)
