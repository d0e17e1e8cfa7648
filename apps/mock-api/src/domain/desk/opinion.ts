import type { DeskDecision, DeskResult } from '@portal/api-contract'
import { fieldLabel } from '../application/field-labels.ts'

/** What the applicant reads: the opinion, and below it what to mend, one line for each field. */
export function opinionText({
  opinion = '',
  reasons = [],
}: Pick<DeskDecision, 'opinion' | 'reasons'>): string {
  const lines = reasons.map(({ field, text }, index) => {
    const label = fieldLabel(field)
    return `${index + 1}. ${label ? `${label}：` : ''}${text.trim()}`
  })
  return [opinion.trim(), ...lines].filter((line) => line !== '').join('\n')
}

/** Whether a decision has to say why. */
export const isOpinionMissing = (result: DeskResult, text: string): boolean =>
  result !== 'APPROVE' && text.trim() === ''
