import { t } from '@lingui/core/macro'
import type { Calculation } from '@portal/api-contract'
import { feeLine, type RecordLine, wan } from '../result/record.ts'

/** What is compared under which conditions, then an amount with its fee a line. */
export function comparisonRecord(first: Calculation, others: readonly Calculation[]): RecordLine[] {
  const { standardName, serviceName, documentNo, adjustments, disclaimer } = first
  const chosen = adjustments.filter(({ choice }) => choice)
  const rows = [first, ...others].map((calculation): RecordLine => {
    const [, ...fee] = feeLine(calculation)
    return [wan(calculation.amount), ...fee]
  })
  return [
    [t`收费标准`, standardName, serviceName],
    [t`依据`, documentNo],
    ...chosen.map(({ name, choice }): RecordLine => [name, choice ?? '']),
    ...rows,
    [t`说明`, disclaimer],
  ]
}
