import { useLingui } from '@lingui/react/macro'
import type { Calculation, CalculatorService, CalculatorStandard } from '@portal/api-contract'
import { EmptyState, Notice, Skeleton } from '@portal/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { EmptyPicture } from '../../../lib/states/empty-picture.tsx'
import { LoadError } from '../../../lib/states/load-error.tsx'
import { LoadFailure } from '../../../lib/states/load-failure.tsx'
import type { CalculatorSearch } from '../calculator-search.ts'
import type { Input } from '../read-input.ts'
import { Word } from '../words/word.tsx'
import styles from './result-pane.module.css'

// Nobody sees it before there is an amount.
const ResultSheet = lazy(async () => ({ default: (await import('./result-sheet.tsx')).ResultSheet }))

interface ResultPaneProps {
  standard: CalculatorStandard
  service: CalculatorService
  input: Input
  query: UseQueryResult<Calculation, Error>
  search: CalculatorSearch
  others: Calculation[]
  chart: ReactNode
}

/** The fee in each of its states: nothing typed yet, something wrong, on its way, not loaded, there. */
export function ResultPane({ standard, service, input, query, ...sheet }: ResultPaneProps) {
  const { t } = useLingui()
  if (Object.keys(input.flaws).length > 0) {
    return (
      <Notice tone="warning" live="status" title={t`有一项需要改正`}>
        {t`按输入框下的提示改正后，这里立即重新计算。`}
      </Notice>
    )
  }
  if (!input.request) return <Invitation service={service} />
  if (!query.data) {
    return query.error ? <LoadError title={t`费用没有计算成功`} query={query} /> : <SheetSkeleton />
  }
  return (
    <div className={styles.pane} aria-busy={query.isPlaceholderData} data-stale={query.isPlaceholderData}>
      {query.error && <LoadFailure title={t`没有算出新的结果，以下为上一次的结果`} query={query} />}
      <Suspense fallback={<SheetSkeleton />}>
        <ResultSheet standard={standard} calculation={query.data} {...sheet} />
      </Suspense>
    </div>
  )
}

function Invitation({ service }: Pick<ResultPaneProps, 'service'>) {
  const { t } = useLingui()
  return (
    <div className={styles.invitation}>
      <EmptyState art={<EmptyPicture variant="fees" />} title={t`输入金额，费用随即算出`}>
        <Word of={service.amountName} />
        {t`以万元为单位，结果附有逐档计算过程，可以核对、复制、打印和下载。`}
      </EmptyState>
    </div>
  )
}

/** The sheet before it is there: the fee, its curve, its working. */
export const SheetSkeleton = () => (
  <div className={styles.sheetToCome}>
    <Skeleton height="100%" />
    <Skeleton height="100%" />
    <Skeleton height="100%" />
  </div>
)
