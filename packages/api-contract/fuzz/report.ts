import { Buffer } from 'node:buffer'
import type { FuzzRequest } from './request.ts'
import type { Finding, Outcome } from './run-operation.ts'
import { callOf } from './target/send.ts'
import type { Target } from './target/target.ts'

/** Longer bodies are no help in a terminal; the seed brings them back. */
const longest = 4_000

const quote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

function dataOf(bytes: Uint8Array): { before: string; flag: string } {
  if (bytes.length > longest) return { before: '', flag: ` --data-raw '… ${bytes.length} bytes'` }
  const text = Buffer.from(bytes).toString('utf8')
  const isPlain = !/[^\P{Cc}\t\r\n]|\ufffd/u.test(text)
  if (isPlain) return { before: '', flag: ` --data-raw ${quote(text)}` }
  return { before: `echo ${Buffer.from(bytes).toString('base64')} | base64 -d | `, flag: ' --data-binary @-' }
}

/** A request as a command; tokens are variables, so that a report tells none. */
export function curlOf(request: FuzzRequest, target: Target): string {
  const { method, path, headers, body } = callOf(request, target)
  const { before, flag } = body ? dataOf(body) : { before: '', flag: '' }
  const shown = Object.entries(headers)
    .filter(([name]) => name !== 'content-length')
    .map(([name, value]) =>
      name === 'authorization'
        ? ` -H "authorization: Bearer $TOKEN_${request.role.toUpperCase()}"`
        : ` -H ${quote(`${name}: ${value}`)}`,
    )
  // Without a type of its own curl would claim a form.
  const noType = body && !headers['content-type'] ? " -H 'content-type:'" : ''
  const url = quote(`${new URL(target.baseUrl).origin}${path}`)
  return `${before}curl --path-as-is -X ${method} ${url}${shown.join('')}${noType}${flag}`
}

function findingLines({ failure, request, number, times }: Finding, target: Target, seed: number): string[] {
  return [
    `  ${failure.kind}: ${request.operation.id}, ${request.label}`,
    `    expected  ${failure.expected}`,
    `    seen      ${failure.seen}`,
    `    found by  --only ${request.operation.id} --seed ${seed}, request ${number}${times > 1 ? `, and ${times - 1} more` : ''}`,
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
    `${sent} requests to ${outcomes.length} operations, ${found} failures, seed ${seed}`,
  ].join('\n')
}
