import { operations } from '../src/document.ts'
import type { BrokenRule } from './context.ts'
import type { Exchange } from './recorder.ts'

/** What a replay found. */
export interface Findings {
  exchanges: Exchange[]
  broken: BrokenRule[]
  /** Scenarios that stopped before their end, and why. */
  stopped: { scenario: string; reason: string }[]
}

function coverage(exchanges: Exchange[]): string[] {
  return [...operations.values()].map(({ id, method, path }) => {
    const calls = exchanges.filter((exchange) => exchange.operation === id)
    const statuses = [...new Set(calls.map((call) => call.status))].sort().join(' ')
    const drift = calls.filter((call) => call.deviations.length > 0).length
    const verdict = calls.length === 0 ? 'not called' : drift > 0 ? `${drift} drifted` : 'ok'
    return `  ${verdict.padEnd(11)} ${method.toUpperCase().padEnd(5)}${path.padEnd(44)} ${String(calls.length).padStart(3)} × ${statuses}`
  })
}

function driftLines(exchanges: Exchange[]): string[] {
  return exchanges.flatMap(({ method, target, role, status, deviations }) =>
    deviations.map(
      ({ kind, path, expected, seen }) =>
        `  ${kind.padEnd(13)}${method} ${target} as ${role} (${status})\n${' '.repeat(15)}${path}: expected ${expected}; seen ${seen}`,
    ),
  )
}

function section(title: string, lines: string[]): string[] {
  return lines.length > 0 ? ['', title, ...lines] : []
}

/** Operations that no scenario reached. */
export function uncovered({ exchanges }: Findings): string[] {
  return [...operations.keys()].filter((id) => !exchanges.some((exchange) => exchange.operation === id))
}

export function isClean({ exchanges, broken, stopped }: Findings): boolean {
  return (
    broken.length === 0 &&
    stopped.length === 0 &&
    exchanges.every(({ deviations }) => deviations.length === 0)
  )
}

/** The findings as text for a terminal. */
export function reportText(findings: Findings): string {
  const { exchanges, broken, stopped } = findings
  return [
    'Operations',
    ...coverage(exchanges),
    ...section('Drift from the document', driftLines(exchanges)),
    ...section(
      'Broken rules',
      broken.map(
        ({ scenario, rule, seen }) => `  ${scenario}\n    should hold: ${rule}${seen && `; seen ${seen}`}`,
      ),
    ),
    ...section(
      'Scenarios that stopped',
      stopped.map(({ scenario, reason }) => `  ${scenario}: ${reason}`),
    ),
    '',
    `${exchanges.length} calls, ${operations.size - uncovered(findings).length} of ${operations.size} operations`,
  ].join('\n')
}
