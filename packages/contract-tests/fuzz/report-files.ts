import { type Operation, operations } from '@portal/api-contract/document'
import type { BaselineReport, KnownDeviation } from '../shared/baseline/baseline.ts'
import { baselineCase, knownText, skipped } from '../shared/baseline/baseline-case.ts'
import { baselineSection } from '../shared/baseline/baseline-section.ts'
import { countOf, number } from '../shared/report/counts.ts'
import { html } from '../shared/report/markup.ts'
import { readStyles } from '../shared/report/styles.ts'
import { type Element, write } from '../shared/report/xml.ts'
import { idOf, type NewOutcome } from './baseline.ts'
import { commandOf, curlOf, successLine } from './report.ts'
import { hasSucceeded } from './run-operation.ts'
import type { Target } from './target/target.ts'
import type { Finding } from './try-out.ts'

/** What a run found, ready to be written. It holds no token: those of commands are variables. */
export interface FuzzReport {
  /** Of this shape. */
  version: 1
  subject: string
  seed: number
  /** ISO 8601. */
  startedAt: string
  durationMs: number
  /** Why the run ended early; null when it did not. */
  interrupted: string | null
  operations: OperationReport[]
  /** What became of the known deviations of its baseline. */
  baseline: BaselineReport[]
  /** Operations of which no success was seen. */
  withoutSuccess: string[]
}

interface OperationReport {
  id: string
  tag: string
  method: string
  path: string
  sent: number
  /** 0 for requests without an answer. */
  statuses: { status: number; requests: number }[]
  findings: FindingReport[]
  /** What the baseline knows of it, and fails nothing. */
  known: KnownDeviation[]
}

interface FindingReport {
  /** The same in each run: what a baseline names it by. */
  id: string
  kind: string
  label: string
  expected: string
  seen: string
  times: number
  /** Flags that find it again. */
  again: string
  curl: string
}

const toFinding = ({ failure, request, number: first, times }: Finding, target: Target, seed: number) => ({
  ...failure,
  id: idOf(request.operation.id, failure),
  label: request.label,
  times,
  again: `${commandOf(request, seed)}, request ${first}`,
  curl: curlOf(request, target),
})

/** Makes the report of a run. */
export function fuzzReport(
  outcomes: NewOutcome[],
  target: Target,
  run: Omit<FuzzReport, 'version' | 'subject' | 'operations' | 'withoutSuccess'>,
): FuzzReport {
  const known = operations as ReadonlyMap<string, Operation>
  return {
    version: 1,
    subject: target.baseUrl,
    ...run,
    operations: outcomes.map(({ operation, sent, statuses, findings, known: borne }) => {
      const { tag = '', method = '', path = '' } = known.get(operation) ?? {}
      return {
        ...{ id: operation, tag, method: method.toUpperCase(), path, sent },
        statuses: [...statuses].sort(([a], [b]) => a - b).map(([status, requests]) => ({ status, requests })),
        findings: findings.map((finding) => toFinding(finding, target, run.seed)),
        known: borne,
      }
    }),
    withoutSuccess: outcomes.filter((one) => !hasSucceeded(one)).map(({ operation }) => operation),
  }
}

const foundIn = ({ operations: all }: FuzzReport): number =>
  all.reduce((sum, { findings }) => sum + findings.length, 0)

const findingText = ({ id, kind, label, expected, seen, times, again, curl }: FindingReport): string =>
  [
    `${kind}: ${label}`,
    `  id        ${id}`,
    `  expected  ${expected}`,
    `  seen      ${seen}, ${countOf(times, 'time')}`,
    `  found by  ${again}`,
    `  ${curl}`,
  ].join('\n')

function operationCase(operation: OperationReport, withoutSuccess: string[]): Element {
  const { id, tag, method, path, findings, known } = operation
  const [first] = findings
  const [borne] = known
  const isRefused = withoutSuccess.includes(id)
  const why = borne ? knownText(borne) : isRefused ? 'No success was seen.' : null
  const attributes = { classname: `fuzz.${tag}`, name: `${method} ${path} (${id})`, time: '0.000' }
  if (!first) return { name: 'testcase', attributes, children: why === null ? [] : [skipped(why)] }
  const message = `${countOf(findings.length, 'failure')}: ${first.kind}, ${first.label}`
  const text = findings.map(findingText).join('\n\n')
  const failure = { name: 'failure', attributes: { message, type: first.kind }, children: [text] }
  return { name: 'testcase', attributes, children: [failure] }
}

const isOf = (one: Element, outcome: string): boolean =>
  one.children.some((child) => typeof child !== 'string' && child.name === outcome)

const figuresOf = (cases: Element[]) => ({
  tests: cases.length,
  failures: cases.filter((one) => isOf(one, 'failure')).length,
  errors: 0,
  skipped: cases.filter((one) => isOf(one, 'skipped')).length,
})

/** Whether a run fails: by what no baseline knows, or by an entry that is past its day. */
export const isFailed = (report: FuzzReport): boolean =>
  foundIn(report) > 0 || report.baseline.some(({ state }) => state === 'expired')

/** The report for a CI: a suite for each tag with a case for each operation, one with an entry of the baseline each. */
export function fuzzJunit(report: FuzzReport): string {
  const timestamp = report.startedAt.slice(0, 19)
  const suite = (name: string, cases: Element[]) => ({
    name: 'testsuite',
    attributes: { name, ...figuresOf(cases), time: '0.000', timestamp },
    children: cases,
  })
  const suites = [
    ...[...Map.groupBy(report.operations, ({ tag }) => tag)].map(([tag, own]) =>
      suite(
        tag,
        own.map((operation) => operationCase(operation, report.withoutSuccess)),
      ),
    ),
    suite(
      'baseline',
      report.baseline.map((entry) => baselineCase('fuzz', entry)),
    ),
  ].filter(({ children }) => children.length > 0)
  const time = (report.durationMs / 1_000).toFixed(3)
  const attributes = { name: 'Contract fuzz', ...figuresOf(suites.flatMap(({ children }) => children)), time }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write({ name: 'testsuites', attributes, children: suites })}\n`
}

const headline = (report: FuzzReport): string => {
  const found = foundIn(report)
  return found === 0 ? 'Nothing was found.' : `${countOf(found, 'failure')} found.`
}

const findingCard = ({ id }: OperationReport, finding: FindingReport) => html`<details class="drift" open>
<summary><span class="head"><span class="where">${id}</span><span class="what">${finding.kind}: ${finding.label}</span></span><span class="times">×${number(finding.times)}</span></summary>
<div class="body"><div class="sides"><div class="side expected"><h4>Expected</h4><p class="code">${finding.expected}</p></div><div class="side seen"><h4>Seen</h4><p class="code">${finding.seen}</p></div></div>
<dl class="pairs"><div><dt>Found by</dt><dd class="code">${finding.again}</dd></div><div><dt>Id</dt><dd class="code">${finding.id}</dd></div></dl>
<div class="block command"><div class="block-head"><h4>See it yourself</h4></div><pre><code>${finding.curl}</code></pre></div></div>
</details>`

const operationRow = ({
  id,
  method,
  path,
  sent,
  statuses,
  findings,
}: OperationReport) => html`<tr id="op-${id}">
<th scope="row"><span class="method ${method.toLowerCase()}">${method}</span> <span class="code">${path}</span></th>
<td data-label="Result"><span class="result ${findings.length > 0 ? 'drifted' : 'kept'}">${findings.length > 0 ? countOf(findings.length, 'failure') : 'Nothing found'}</span></td>
<td data-label="Answers">${statuses.map(({ status, requests }) => `${status || 'none'}×${requests}`).join(' ')}</td>
<td data-label="Requests" class="count">${number(sent)}</td></tr>`

/** The report as one page that needs nothing else. */
export function fuzzPage(report: FuzzReport): string {
  const { style, policy } = readStyles()
  const sent = report.operations.reduce((sum, one) => sum + one.sent, 0)
  const body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${headline(report)} ${report.subject}</title>
<style>${style}</style>
</head>
<body>
<header class="masthead ${foundIn(report) > 0 ? 'drifted' : 'kept'}"><div class="wrap">
<p class="overline">Contract fuzz</p>
<h1>${headline(report)}</h1>
<p class="lead">${countOf(sent, 'request')} to ${countOf(report.operations.length, 'operation')} of ${report.subject}, seed ${report.seed}.${report.interrupted === null ? '' : ` It ended early: ${report.interrupted}`}</p>
</div></header>
<main>
<section class="wrap" id="drifts"><h2>Failures <small>${number(foundIn(report))}</small></h2>
${report.operations.map((operation) => operation.findings.map((finding) => findingCard(operation, finding)))}
</section>
${baselineSection(report.baseline)}
<section class="wrap" id="coverage"><h2>Operations <small>${number(report.operations.length)}</small></h2>
<p class="intro">${successLine(report.withoutSuccess)}</p>
<table><thead><tr><th scope="col">Operation</th><th scope="col">Result</th><th scope="col">Answers</th><th scope="col" class="count">Requests</th></tr></thead>
<tbody>${report.operations.map(operationRow)}</tbody></table>
</section>
</main>
</body>
</html>
`
  return body.text
}

/** Files of a report: name → what makes it. */
export const fuzzFiles: Record<string, (report: FuzzReport) => string> = {
  'index.html': fuzzPage,
  'junit.xml': fuzzJunit,
  'report.json': (report) => `${JSON.stringify(report, null, 2)}\n`,
}
