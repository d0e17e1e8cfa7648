import { selectionInWords } from '../../../shared/choose.ts'
import { html, type Markup, type Part } from '../../../shared/report/markup.ts'
import type { OperationReport, Report } from '../report.ts'
import { duration, headline, meaning, number } from '../words.ts'

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
})

/** '21 November 2026 at 08:30 UTC' */
const timeOf = (iso: string): string => `${moment.format(new Date(iso))} UTC`

const stamps = { kept: 'Kept', drifted: 'Drift', interrupted: 'Open', 'not judged': 'Open' } as const

/** The verdict in the form of a seal. */
const seal = (
  verdict: Report['verdict'],
): Markup => html`<svg class="seal" viewBox="0 0 120 120" aria-hidden="true">
<circle cx="60" cy="60" r="56" fill="none" stroke="currentColor" stroke-width="3"/>
<circle cx="60" cy="60" r="50" fill="none" stroke="currentColor" stroke-width="6" stroke-dasharray="1 4.236"/>
<circle cx="60" cy="60" r="44" fill="none" stroke="currentColor"/>
<path d="M24 44h72M24 76h72" stroke="currentColor"/>
<text x="60" y="68" text-anchor="middle" font-size="22" font-weight="700" letter-spacing="2" fill="currentColor">${stamps[verdict].toUpperCase()}</text>
</svg>`

const figure = (value: Part, of: string, label: string, tone = ''): Markup =>
  html`<div class="figure ${tone}"><dt>${label}</dt><dd>${value}${of ? html`<small> / ${of}</small>` : ''}</dd></div>`

function figures({ totals, operations, scenarios }: Report): Markup {
  const kept = operations.filter(({ verdict }) => verdict === 'kept').length
  const keptScenarios = scenarios.filter(({ end }) => end === 'kept').length
  const assumed = operations.filter(({ assumption }) => assumption !== null)
  const confirmed = assumed.filter(({ assumption }) => assumption === 'confirmed').length
  return html`<dl class="figures">
${figure(number(totals.drifts), '', totals.drifts === 1 ? 'drift' : 'drifts', totals.drifts > 0 ? 'bad' : 'good')}
${figure(number(kept), number(totals.operations), 'operations kept')}
${figure(number(totals.called), number(totals.operations), 'operations called')}
${figure(number(keptScenarios), number(totals.scenarios), 'scenarios kept')}
${figure(number(confirmed), number(assumed.length), 'assumptions confirmed')}
${figure(number(totals.calls), '', 'calls')}
</dl>`
}

const cell = ({ id, verdict, source, isAsEverywhere }: OperationReport): Markup =>
  html`<a class="cell ${isAsEverywhere ? 'everywhere' : verdict.replace(' ', '-')} ${source}" href="#op-${id}" tabindex="-1" title="${id}: ${verdict}${source === 'assumed' ? ', assumed' : ''}"></a>`

/** Every operation as a square, by tag: what is kept and what is not, seen from afar. */
function map(operations: OperationReport[]): Markup {
  const tags = [...Map.groupBy(operations, ({ tag }) => tag)]
  return html`<div class="map" aria-hidden="true">
<div class="tags">${tags.map(([tag, own]) => html`<div class="tag-cells"><span>${tag}</span><div>${own.map(cell)}</div></div>`)}</div>
<p class="legend"><span><i class="cell kept"></i>kept</span><span><i class="cell drifted"></i>drifted</span>${operations.some(({ isAsEverywhere }) => isAsEverywhere) ? html`<span><i class="cell everywhere"></i>drifted as everywhere</span>` : ''}${operations.some(({ verdict }) => verdict === 'known') ? html`<span><i class="cell known"></i>known deviation</span>` : ''}<span><i class="cell not-called"></i>not called</span>${operations.some(({ verdict }) => verdict === 'not offered') ? html`<span><i class="cell not-offered"></i>not offered</span>` : ''}<span><i class="cell kept assumed"></i>assumed by the document</span></p>
</div>`
}

const fact = (label: string, value: Part): Markup => html`<div><dt>${label}</dt><dd>${value}</dd></div>`

function scopeOf(run: Report['run']): string {
  const parts = [run.isReadOnly ? 'only what does not write' : '', selectionInWords(run)]
  return parts.filter(Boolean).join(', ') || 'everything'
}

function facts({ run }: Report): Markup {
  return html`<dl class="facts">
${fact(run.mode === 'har' ? 'Recording' : 'Backend', html`<span class="code">${run.subject}</span>${run.isMock ? ' (the mock)' : ''}`)}
${fact('Contract', `version ${run.contract}`)}
${fact('Started', timeOf(run.startedAt))}
${fact('Took', duration(run.durationMs))}
${fact('Asked for', scopeOf(run))}
${run.interrupted === null ? '' : fact('Ended early', run.interrupted)}
${run.notes.map((note) => fact('Mind', note))}
</dl>`
}

/** The head of the page: the verdict, what it means, the figures, and about the run. */
export function summary(report: Report): Markup {
  return html`<header class="masthead ${report.verdict.replace(' ', '-')}">
<div class="wrap">
<div class="verdict"><div>
<p class="overline">Contract replay</p>
<h1>${headline(report)}</h1>
<p class="lead">${meaning(report)}</p>
</div>${seal(report.verdict)}</div>
${facts(report)}
</div>
</header>
<section class="wrap overview" aria-label="Figures">
${figures(report)}
${map(report.operations)}
</section>`
}
