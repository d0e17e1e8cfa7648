import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import type {
  Calculation,
  CalculationAdjustment,
  CalculationWorking,
  CalculatorStandard,
} from '@portal/api-contract'
import { formatNumber, formatRate } from '@portal/i18n'
import { figure, formulaText } from '../figures.ts'
import { wordOf } from '../words/word.tsx'
import { floatName } from './float-name.ts'

/** A line of the record: what it is, and its figures or words. */
export type RecordLine = [name: string, ...values: string[]]

/** A figure that a spreadsheet of the reader's language takes as one: without marks between the thousands. */
const cell = (value: number, decimals = 0) =>
  formatNumber(value, { useGrouping: false, minimumFractionDigits: decimals, maximumFractionDigits: 12 })

/** An amount or fee with its unit. */
export const wan = (value: number): string => {
  const amount = figure(value)
  return t`${amount} 万元`
}

function tierLines(working: CalculationWorking | null): RecordLine[] {
  if (working?.kind !== 'TIERS') return []
  const head: RecordLine = [t`分档（万元）`, t`本档金额`, t`费率`, t`本档费用`]
  const rows = working.tiers.map(({ above, upTo, part, rate, fee }): RecordLine => {
    const bounds = upTo === null ? `> ${cell(above)}` : `${cell(above)}–${cell(upTo)}`
    return [bounds, cell(part), formatRate(rate, working.rateUnit), cell(fee)]
  })
  return [head, ...rows]
}

/** What the calculation comes to; the reason where that is agreed upon. */
export const feeLine = ({ fee, feeYuan, reason }: Calculation): RecordLine =>
  fee === null
    ? [t`费用`, reason ? wordOf(reason) : t`由双方协商确定`]
    : [t`费用`, wan(fee), `${cell(feeYuan ?? 0, 2)} ${t`元`}`]

/** A step from the base fee to the fee, with the option that was chosen. */
export function stepName({ kind, name, choice, factor }: CalculationAdjustment): string {
  if (kind === 'FLOAT') return floatName(factor ?? 1)
  const [what, option] = [wordOf(name), wordOf(choice ?? '')]
  return choice ? t`${what}（${option}）` : what
}

/** The calculation line by line, in the reader's words and the document's. */
export function recordOf(standard: CalculatorStandard, calculation: Calculation): RecordLine[] {
  const { standardName, serviceName, documentNo, amount, working, adjustments, disclaimer } = calculation
  const service = standard.services.find(({ code }) => code === calculation.service)
  const steps = adjustments.map(
    (step): RecordLine => [stepName(step), step.formula === null ? t`双方协商` : formulaText(step.formula)],
  )
  return [
    [t`收费标准`, wordOf(standardName), wordOf(serviceName)],
    [t`依据`, wordOf(documentNo), standard.isConfirmed ? t`费率表已有出处印证` : t`费率表未经印证`],
    [wordOf(service?.amountName ?? ''), wan(amount)],
    ...tierLines(working),
    ...(working ? [[t`收费基价`, formulaText(working.formula)] satisfies RecordLine] : []),
    ...steps,
    feeLine(calculation),
    [t`说明`, wordOf(disclaimer)],
  ]
}

/** The record as a text to paste into a message. */
export function toText(lines: readonly RecordLine[]): string {
  const [colon, comma] = i18n.locale.startsWith('zh') ? ['：', '，'] : [': ', '; ']
  return lines.map(([name, ...values]) => name + colon + values.join(comma)).join('\n')
}
