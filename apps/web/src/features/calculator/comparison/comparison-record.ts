import { t } from '@lingui/core/macro'
import type { Calculation } from '@portal/api-contract'
import { feeLine, type RecordLine, wan } from '../result/record.ts'
import { wordOf } from '../words/word.tsx'
import { differenceText } from './difference.ts'

/** What is compared under which conditions, then an amount with its fee a line. */
export function comparisonRecord(first: Calculation, others: readonly Calculation[]): RecordLine[] {
  const { standardName, serviceName, documentNo, adjustments, disclaimer } = first
  const chosen = adjustments.filter(({ choice }) => choice)
  const rows = [first, ...others].map((calculation): RecordLine => {
    const [, ...fee] = feeLine(calculation)
    const difference = calculation === first ? undefined : differenceText(first, calculation)
    return [wan(calculation.amount), ...fee, ...(difference ? [difference] : [])]
  })
  return [
    [t`收费标准`, wordOf(standardName), wordOf(serviceName)],
    [t`依据`, wordOf(documentNo)],
    ...chosen.map(({ name, choice }): RecordLine => [wordOf(name), wordOf(choice ?? '')]),
    ...rows,
    [t`说明`, wordOf(disclaimer)],
  ]
}
