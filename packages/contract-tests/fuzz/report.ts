import { curlOf as curlOfCall, variableOf } from '../shared/curl.ts'
import { countOf } from '../shared/report/counts.ts'
import { idOf } from './baseline.ts'
import type { FuzzRequest } from './request.ts'
import type { Outcome } from './run-operation.ts'
import { callOf } from './target/send.ts'
import type { Target } from './target/target.ts'
import type { Finding } from './try-out.ts'

/** A request as a command. Tokens are variables, so that no report contains one. */
export function curlOf(request: FuzzRequest, target: Target): string {
  const { method, path, headers, body } = callOf(request, target)
  const token = `Bearer ${variableOf('TOKEN', request.role)}`
  const shown = headers.authorization === undefined ? headers : { ...headers, authorization: token }
  return curlOfCall({ method, url: `${new URL(target.baseUrl).origin}${path}`, headers: shown, body })
}

/** The flags that send the requests of a finding's operation again. */
export const commandOf = ({ operation }: FuzzRequest, seed: number): string =>
  `--only ${operation.id} --seed ${seed}`

function findingLines({ failure, request, number, times }: Finding, target: Target, seed: number): string[] {
  return [
    `  ${failure.kind}: ${request.operation.id}, ${request.label}  ${idOf(request.operation.id, failure)}`,
    `    expected  ${failure.expected}`,
    `    seen      ${failure.seen}`,
    `    found by  ${commandOf(request, seed)}, request ${number}${times > 1 ? `, and ${times - 1} more` : ''}`,
    `    ${curlOf(request, target)}`,
  ]
}

function outcomeLine({ operation, sent, statuses, findings }: Outcome): string {
  const verdict = findings.length > 0 ? `${findings.length} failed` : 'ok'
  const counts = [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status || 'none'}×${times}`)
  return `  ${verdict.padEnd(9)} ${operation.padEnd(28)} ${String(sent).padStart(5)}  ${counts.join(' ')}`
}

/** The outcomes as text for a terminal: every operation, then what failed. */
export function reportText(outcomes: Outcome[], target: Target, seed: number): string {
  const failures = outcomes.flatMap(({ findings }) =>
    findings.flatMap((finding) => [...findingLines(finding, target, seed), '']),
  )
  const sent = outcomes.reduce((sum, outcome) => sum + outcome.sent, 0)
  const found = outcomes.reduce((sum, { findings }) => sum + findings.length, 0)
  return [
    'Operations',
    ...outcomes.map(outcomeLine),
    '',
    ...(failures.length > 0 ? ['Failures', ...failures] : []),
    `${countOf(sent, 'request')} to ${countOf(outcomes.length, 'operation')}, ${countOf(found, 'failure')}, seed ${seed}`,
  ].join('\n')
}

/** Names the operations of which no success was seen: only their refusals were held to the document. */
export function successLine(ids: string[]): string {
  if (ids.length === 0) return 'A success was seen of each operation.'
  return `No success was seen of ${ids.length}: ${ids.join(', ')}`
}
