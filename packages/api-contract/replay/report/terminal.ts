import { operations } from '../../src/document.ts'
import type { Findings } from '../run.ts'

/** Operations that no scenario reached. */
export function uncovered({ exchanges }: Findings): string[] {
  return [...operations.keys()].filter((id) => !exchanges.some(({ operation }) => operation?.id === id))
}

export const isClean = ({ drifts, results }: Findings): boolean =>
  drifts.length === 0 && results.every(({ end }) => end !== 'stopped')

/** The findings as text for a terminal. */
export function reportText(findings: Findings): string {
  const { exchanges, drifts, results } = findings
  const drift = drifts.map(
    ({ kind, path, expected, seen, scenario, exchange }) =>
      `  ${kind}: ${exchange?.method} ${exchange?.target} as ${exchange?.role} (${exchange?.answer.status})\n    ${scenario}\n    ${path}: expected ${expected}; seen ${seen}`,
  )
  const unfinished = results
    .filter(({ end }) => end !== 'done')
    .map(({ scenario, end, reason }) => `  ${end}: ${scenario.name}: ${reason}`)
  const called = operations.size - uncovered(findings).length
  return [
    ...drift,
    ...unfinished,
    `${exchanges.length} calls, ${called} of ${operations.size} operations`,
  ].join('\n')
}
