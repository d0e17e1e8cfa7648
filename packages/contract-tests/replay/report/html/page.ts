import { baselineSection } from '../../../shared/baseline/baseline-section.ts'
import { html, Markup } from '../../../shared/report/markup.ts'
import { readPart, readStyles } from '../../../shared/report/styles.ts'
import type { Report } from '../report.ts'
import { headline } from '../words.ts'
import { coverage } from './coverage.ts'
import { driftSection } from './drift-section.ts'
import { leftSection } from './left-section.ts'
import { scenarioSection } from './scenario-section.ts'
import { summary } from './summary.ts'
import { uncheckedSection } from './unchecked-section.ts'

const colors = {
  kept: '#0b3c7d',
  drifted: '#c1272d',
  interrupted: '#8a662b',
  'not judged': '#8a662b',
} as const

const icon = (verdict: Report['verdict']): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><circle cx="8" cy="8" r="7" fill="${colors[verdict]}"/></svg>`)}`

const navigation = ({
  drifts,
  scenarios,
  left,
  run,
}: Report): Markup => html`<nav class="wrap" aria-label="Sections"><ul>
<li><a href="#drifts">Drifts${drifts.length > 0 ? ` (${drifts.length})` : ''}</a></li><li><a href="#unchecked">Not checked</a></li><li><a href="#coverage">Coverage</a></li>${scenarios.length > 0 ? html`<li><a href="#scenarios">Scenarios</a></li>` : ''}${left.records.length > 0 && run.mode !== 'har' ? html`<li><a href="#left">Left behind</a></li>` : ''}<li><a href="#reading">How to read this</a></li>
</ul></nav>`

const reading = ({ run }: Report): Markup => html`<section class="wrap" id="reading">
<h2>How to read this</h2>
<div class="columns">
<div><h3>What was done</h3><p>The replay called the backend as visitors and members do, and held every answer to the OpenAPI document: status, headers, content type and body, and the rules that no schema says, such as totals, order, filters and whose records are whose.</p></div>
<div><h3>What is no drift</h3><p>Values that change from run to run, such as ids, times and counts, and what was not asked. An operation that was not called is neither kept nor broken.</p></div>
<div><h3>How to try a command</h3><p>Log in as the account, copy the token of its requests from the browser’s developer tools, and set the variable: <span class="code">export TOKEN_PERSON=…</span>. ${run.baseUrl === null ? html`<span class="code">BASE_URL</span> is the backend’s address. ` : ''}Tokens, passwords, codes and identity numbers are in no part of this report.</p></div>
</div>
</section>`

/** The report as one page that needs nothing else: no network, no other file, no script to be read. */
export function page(report: Report): string {
  const script = readPart('./public/script.js')
  const { style, policy } = readStyles(script)
  const body = html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${headline(report)} ${report.run.subject}</title>
<link rel="icon" href="${icon(report.verdict)}">
<style>${style}</style>
</head>
<body>
<a class="skip" href="#drifts">Skip to the drifts</a>
${summary(report)}
${navigation(report)}
<main>
${driftSection(report)}
${baselineSection(report.baseline)}
${uncheckedSection(report)}
${coverage(report)}
${scenarioSection(report)}
${leftSection(report)}
${reading(report)}
</main>
<script>${new Markup(script)}</script>
</body>
</html>
`
  return body.text
}
