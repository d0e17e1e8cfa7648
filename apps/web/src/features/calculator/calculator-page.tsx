import { useLingui } from '@lingui/react/macro'
import { EmptyState, Panel, Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { EntryTrail } from '../../lib/page/entry-trail.tsx'
import { Page } from '../../lib/page/page.tsx'
import { EmptyPicture } from '../../lib/states/empty-picture.tsx'
import { LoadError } from '../../lib/states/load-error.tsx'
import styles from './calculator-page.module.css'
import type { CalculatorSearch } from './calculator-search.ts'
import { standardsQueryOptions } from './queries.ts'
import pane from './result/result-pane.module.css'
import { SheetSkeleton } from './result/result-pane.tsx'
import picker from './standards/standard-picker.module.css'
import { useWords } from './words/use-words.ts'
import bench from './workbench.module.css'
import { Workbench } from './workbench.tsx'

/** The fee and cost calculator: a standard, what it asks for, and the fee with its working. */
export function CalculatorPage({ search }: { search: CalculatorSearch }) {
  const { t } = useLingui()
  return (
    <Page
      trail={<EntryTrail path="/Calculator" name={t`计价计算器`} />}
      className={styles.page}
      title={t`计价计算器`}
      lead={t`按国家和省内公布过的收费标准，逐档计算招标代理、监理、设计、前期咨询、建设管理和造价咨询的费用。`}
    >
      <Standards search={search} />
    </Page>
  )
}

function Standards({ search }: { search: CalculatorSearch }) {
  const { t } = useLingui()
  const query = useQuery(standardsQueryOptions)
  const hasWords = useWords()
  const { data, error } = query
  if (!data || !hasWords) {
    return error ? (
      <LoadError title={t`收费标准没有加载成功`} query={query} />
    ) : (
      <Loading hasAmount={Boolean(search.amount)} />
    )
  }
  const standard = data.find(({ code }) => code === search.standard) ?? data[0]
  if (!standard) return <EmptyState art={<EmptyPicture />} title={t`还没有可以计算的收费标准`} />
  return <Workbench standards={data} standard={standard} search={search} />
}

/** The register's sheets, the form and the place of the fee before the standards are there. */
const Loading = ({ hasAmount }: { hasAmount: boolean }) => (
  <>
    <div className={picker.sheets} aria-hidden="true">
      {['01', '02', '03', '04', '05', '06'].map((number) => (
        <div key={number} className={picker.sheet}>
          <span className={picker.number}>{number}</span>
          <span className={picker.name}>
            <span className={styles.name}>
              <Skeleton height="100%" />
            </span>
          </span>
          <span className={picker.glyph} />
          <span className={picker.method}>
            <Skeleton width="4em" height="1lh" />
          </span>
        </div>
      ))}
    </div>
    <div className={bench.bench} aria-hidden="true">
      <Panel title={<Skeleton width="4em" height="1lh" />}>
        <div className={styles.fields}>
          {['a', 'b', 'c', 'd'].map((field) => (
            <Skeleton key={field} height="100%" />
          ))}
        </div>
      </Panel>
      <div className={bench.results}>
        {hasAmount ? <SheetSkeleton /> : <div className={`${pane.invitation} ${styles.answer}`} />}
        <div className={styles.fold} />
      </div>
      <div className={styles.table}>
        <Skeleton height="100%" />
      </div>
    </div>
  </>
)
