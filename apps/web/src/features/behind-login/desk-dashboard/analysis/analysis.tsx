import { useLingui } from '@lingui/react/macro'
import { Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { ExportButton } from '../../../../lib/chakra/export-button.tsx'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { analysisQueryOptions } from '../queries.ts'
import { analysisCsv } from './analysis-csv.ts'
import type { AnalysisSearch } from './analysis-search.ts'
import { Charts } from './charts.tsx'
import { Figures } from './figures.tsx'
import { Times } from './times.tsx'

/** Figures of a time beside those of another, and what they are made of. */
export function Analysis({ search }: { search: AnalysisSearch }) {
  const { t, i18n } = useLingui()
  const query = useQuery(analysisQueryOptions(search))
  const { data, error } = query
  const lead = data && t`${data.from} 至 ${data.to}，对比 ${data.comparedFrom} 至 ${data.comparedTo}`
  return (
    <DeskPage
      title={t`数据分析`}
      lead={lead}
      actions={
        data && (
          <ExportButton fileName={t`数据分析`} getCsv={async () => analysisCsv(data, i18n)}>
            {t`导出数据`}
          </ExportButton>
        )
      }
    >
      <Times search={search} shown={data} />
      {data && error && <LoadFailure title={t`数据没有更新成功`} query={query} />}
      {!data && error && <LoadError title={t`数据没有加载成功`} query={query} />}
      {!data && !error && <Skeleton height="40rem" />}
      {data && (
        <>
          <ContainedPart>
            <Figures analysis={data} />
          </ContainedPart>
          <ContainedPart>
            <Charts analysis={data} />
          </ContainedPart>
        </>
      )}
    </DeskPage>
  )
}
