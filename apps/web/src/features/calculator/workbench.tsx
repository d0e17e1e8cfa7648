import { ApiError, type CalculationRequest, type CalculatorStandard } from '@portal/api-contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { CalculatorSearch } from './calculator-search.ts'
import { readPins } from './comparison/pins.ts'
import { AnswerBar } from './form/answer-bar.tsx'
import { InputForm } from './form/input-form.tsx'
import { feeQueryOptions, feesQueryOptions } from './queries.ts'
import { chosenService, type Input, readInput, refusedFields } from './read-input.ts'
import { Announcement } from './result/announcement.tsx'
import { ResultPane } from './result/result-pane.tsx'
import { StandardPicker } from './standards/standard-picker.tsx'
import { Unconfirmed } from './standards/unconfirmed.tsx'
import styles from './workbench.module.css'

const FeeChart = lazy(() => import('./chart/fee-chart.tsx'))
const Coefficients = lazy(() => import('./standards/coefficients.tsx'))
const StandardDetails = lazy(() => import('./standards/standard-details.tsx'))

interface WorkbenchProps {
  standards: CalculatorStandard[]
  standard: CalculatorStandard
  search: CalculatorSearch
}

/** The fee of what is in the form. While another amount is on its way the one before stays. */
function useFee(request: CalculationRequest | undefined) {
  return useQuery({
    ...feeQueryOptions(request),
    placeholderData: (before) =>
      before?.standard === request?.standard && before?.service === request?.service ? before : undefined,
  })
}

/** @param shown the amount whose fee is on the screen, which is one behind while another is on its way */
function useOthers(
  request: CalculationRequest | undefined,
  pins: string | undefined,
  shown: number | undefined,
) {
  const amounts = readPins(pins).filter((amount) => amount !== shown)
  const { data = [] } = useQuery({ ...feesQueryOptions(request, amounts), placeholderData: keepPreviousData })
  return data.filter(({ amount, service }) => amounts.includes(amount) && service === request?.service)
}

/** What the form has, with what the server found wrong about it. */
function withRefusals(input: Input, error: Error | null): Input {
  if (!(error instanceof ApiError) || !input.request) return input
  return { ...input, flaws: refusedFields(error) }
}

/** A standard's form with the fee beside it. */
export function Workbench({ standards, standard, search }: WorkbenchProps) {
  const service = chosenService(standard, search.service)
  const typed = readInput(standard, search)
  const query = useFee(typed.request)
  const others = useOthers(typed.request, search.pins, query.data?.amount)
  const input = withRefusals(typed, query.error)
  const { request } = input
  const chart = request && query.data && !query.isPlaceholderData && (
    <FeeChart
      standard={standard}
      service={service}
      request={request}
      calculation={query.data}
      others={others}
    />
  )
  return (
    <>
      <StandardPicker standards={standards} current={standard} />
      <Unconfirmed standards={standards} current={standard} />
      <div className={styles.bench}>
        <InputForm
          standard={standard}
          service={service}
          search={search}
          flaws={input.flaws}
          answer={<AnswerBar calculation={request && query.data} isStale={query.isPlaceholderData} />}
        />
        <div className={styles.results}>
          <ResultPane
            standard={standard}
            service={service}
            input={input}
            query={query}
            search={search}
            others={others}
            chart={<Suspense fallback={<div className={styles.chartSpace} />}>{chart}</Suspense>}
          />
          <Suspense>
            <Coefficients standard={standard} search={search} />
          </Suspense>
        </div>
        <Suspense>
          <StandardDetails standard={standard} service={service} amount={request?.amount} />
        </Suspense>
      </div>
      <Announcement calculation={request && query.data} />
    </>
  )
}
