import type { DeskDecision, DeskResult } from '@portal/api-contract'

/** What the applicant reads: the opinion, and below it what to mend, one line each. */
export function opinionText({
  opinion = '',
  reasons = [],
}: Pick<DeskDecision, 'opinion' | 'reasons'>): string {
  const lines = reasons.map(({ text }, index) => `${index + 1}. ${text.trim()}`)
  return [opinion.trim(), ...lines].filter((line) => line !== '').join('\n')
}

/** Whether a decision has to say why. */
export const isOpinionMissing = (result: DeskResult, text: string): boolean =>
  result !== 'APPROVE' && text.trim() === ''
