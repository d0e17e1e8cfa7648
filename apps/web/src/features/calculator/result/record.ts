import { t } from '@lingui/core/macro'
import type { Calculation, CalculationWorking, CalculatorStandard } from '@portal/api-contract'
import { figure } from '../figures.ts'

/** A line of the record: what it is, and its figures or words. */
export type RecordLine = [name: string, ...values: string[]]

/** An amount or fee with its unit. */
export const wan = (value: number): string => {
  const amount = figure(value)
  return t`${amount} 万元`
}

function tierLines(working: CalculationWorking | null): RecordLine[] {
  if (working?.kind !== 'TIERS') return []
  const head: RecordLine = [t`分档（万元）`, t`本档金额`, t`费率`, t`本档费用`]
  const rows = working.tiers.map(({ above, upTo, part, rate, fee }): RecordLine => {
    const bounds = upTo === null ? `> ${above}` : `${above}–${upTo}`
    return [bounds, String(part), `${rate}${working.rateUnit}`, String(fee)]
  })
  return [head, ...rows]
}

/** What the calculation comes to; the reason where that is agreed upon. */
export const feeLine = ({ fee, feeYuan, reason }: Calculation): RecordLine =>
  fee === null
    ? [t`费用`, reason ?? t`由双方协商确定`]
    : [t`费用`, wan(fee), `${feeYuan?.toFixed(2)} ${t`元`}`]

/** The calculation line by line, in the reader's words and the document's. */
export function recordOf(standard: CalculatorStandard, calculation: Calculation): RecordLine[] {
  const { standardName, serviceName, documentNo, amount, working, adjustments, disclaimer } = calculation
  const service = standard.services.find(({ code }) => code === calculation.service)
  const steps = adjustments.map(({ name, choice, formula }): RecordLine => {
    const what = choice ? `${name}（${choice}）` : name
    return [what, formula ?? t`双方协商`]
  })
  return [
    [t`收费标准`, standardName, serviceName],
    [t`依据`, documentNo, standard.isConfirmed ? t`费率表已有出处印证` : t`费率表未经印证`],
    [service?.amountName ?? '', wan(amount)],
    ...tierLines(working),
    ...(working ? [[t`收费基价`, working.formula] satisfies RecordLine] : []),
    ...steps,
    feeLine(calculation),
    [t`说明`, disclaimer],
  ]
}

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** The record as a table for spreadsheets; the mark at its beginning tells them that it is UTF-8. */
export const toCsv = (lines: readonly RecordLine[]): string =>
  `\uFEFF${lines.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`

/** The record as a text to paste into a message. */
export const toText = (lines: readonly RecordLine[]): string =>
  lines.map(([name, ...values]) => `${name}：${values.join('，')}`).join('\n')
