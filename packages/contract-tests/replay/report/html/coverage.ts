import { html, type Markup } from '../../../shared/report/markup.ts'
import type { DriftReport, OperationReport, Report } from '../report.ts'
import { countOf, number } from '../words.ts'
import { byKind } from './shown.ts'

type Numbers = ReadonlyMap<string, number[]>

/** More links to drifts than these are no help in a cell. */
const mostLinks = 8

/** Only what the page shows can be led to. */
function numbersByOperation(drifts: DriftReport[]): Numbers {
  const numbers = new Map<string, number[]>()
  for (const { drift, number: index } of byKind(drifts).flatMap(({ shown }) => shown))
    for (const { operation } of drift.places)
      if (operation !== null) numbers.set(operation, [...(numbers.get(operation) ?? []), index])
  return numbers
}

const statusChip = ({ status, isDocumented, calls }: OperationReport['statuses'][number]): Markup => {
  const state = isDocumented ? (calls > 0 ? 'seen' : 'unseen') : 'undocumented'
  const title = {
    seen: countOf(calls, 'call'),
    unseen: 'documented, never seen',
    undocumented: 'not documented',
  }[state]
  return html`<li class="chip ${state}" title="${title}">${status}<span class="sr"> (${title})</span></li>`
}

const roleLine = ({ role, statuses }: OperationReport['roles'][number]): Markup =>
  html`<li>${role}<small> ${statuses.join(', ')}</small></li>`

const verdicts = {
  kept: 'Kept',
  known: 'Known deviation',
  drifted: 'Drifted',
  'not called': 'Not called',
  'not offered': 'Not offered',
} as const
const assumptions = {
  confirmed: 'assumption confirmed',
  contradicted: 'assumption contradicted',
  open: 'assumption still open',
} as const

function links(numbers: number[]): Markup {
  const shown = numbers.slice(0, mostLinks).map((index) => html` <a href="#drift-${index}">${index}</a>`)
  return html`<span class="links">Drift${numbers.length === 1 ? '' : 's'}${shown}${numbers.length > mostLinks ? ' …' : ''}</span>`
}

function row(operation: OperationReport, numbers: number[]): Markup {
  const {
    id,
    method,
    path,
    summary,
    verdict,
    reason,
    assumption,
    statuses,
    roles,
    calls,
    unanswered,
    isAsEverywhere,
  } = operation
  return html`<tr role="row" id="op-${id}" class="${verdict.replace(' ', '-')}">
<th role="rowheader" scope="row"><span class="method ${method.toLowerCase()}">${method}</span> <span class="code">${path}</span><span class="sub">${summary}</span></th>
<td role="cell" data-label="Result"><span class="result ${verdict.replace(' ', '-')}">${verdicts[verdict]}</span>${numbers.length > 0 ? links(numbers) : ''}${isAsEverywhere ? html`<span class="sub">only in what drifts everywhere</span>` : ''}${reason === null ? '' : html`<span class="sub">${reason}</span>`}${assumption === null ? '' : html`<span class="assumption ${assumption}">${assumptions[assumption]}</span>`}</td>
<td role="cell" data-label="Answers"><ul class="chips">${statuses.map(statusChip)}${unanswered > 0 ? html`<li class="chip undocumented" title="${countOf(unanswered, 'call')}">no answer<span class="sr"> (${countOf(unanswered, 'call')})</span></li>` : ''}</ul></td>
<td role="cell" data-label="Asked as">${roles.length > 0 ? html`<ul class="roles">${roles.map(roleLine)}</ul>` : html`<span class="none">–</span>`}</td>
<td role="cell" data-label="Calls" class="count">${number(calls)}</td>
</tr>`
}

function tagTable(tag: string, own: OperationReport[], numbers: Numbers): Markup {
  const called = own.filter(({ calls }) => calls > 0).length
  const absent = own.filter(({ verdict }) => verdict === 'not offered').length
  const drifted = own.filter(({ verdict }) => verdict === 'drifted').length
  return html`<details class="tag">
<summary><span class="tag-name">${tag}</span><span class="tag-figures">${called} of ${own.length} called${absent > 0 ? `, ${absent} not offered` : ''}${drifted > 0 ? html`<span class="bad">${drifted} drifted</span>` : ''}</span></summary>
<table role="table"><caption class="sr">Operations of ${tag}</caption>
<thead role="rowgroup"><tr role="row"><th role="columnheader" scope="col">Operation</th><th role="columnheader" scope="col">Result</th><th role="columnheader" scope="col">Answers</th><th role="columnheader" scope="col">Asked as</th><th role="columnheader" scope="col" class="count">Calls</th></tr></thead>
<tbody role="rowgroup">${own.map((operation) => row(operation, numbers.get(operation.id) ?? []))}</tbody></table>
</details>`
}

function assumed(operations: OperationReport[]): Markup {
  const of = (wanted: OperationReport['assumption']) =>
    operations.filter(({ assumption }) => assumption === wanted).length
  const all = operations.length - of(null)
  if (all === 0) return html``
  return html` ${countOf(all, 'operation')} rest${all === 1 ? 's' : ''} on an assumption about the backend: ${of('confirmed')} confirmed, ${of('contradicted')} contradicted, ${of('open')} still open.`
}

/** What was covered: every operation by tag, with the answers that were and were not seen, and as whom it was asked. */
export function coverage({ operations, drifts, totals, run }: Report): Markup {
  const numbers = numbersByOperation(drifts)
  const tags = [...Map.groupBy(operations, ({ tag }) => tag)]
  const mock = run.isMock ? ' Here it is the mock that confirms; only the real backend can.' : ''
  return html`<section class="wrap" id="coverage">
<h2>Coverage <small>${number(totals.called)} of ${number(totals.operations)}</small></h2>
<p class="intro">What the run asked of each operation.${assumed(operations)}${mock}</p>
<p class="legend"><span><b class="chip seen">200</b> documented and seen</span><span><b class="chip unseen">409</b> documented, never seen</span><span><b class="chip undocumented">500</b> not documented</span></p>
${tags.map(([tag, own]) => tagTable(tag, own, numbers))}
</section>`
}
