import { html, type Markup } from '../../../shared/report/markup.ts'
import type { Report, ScenarioReport } from '../report.ts'
import { countOf, duration, number } from '../words.ts'
import { adviceFor } from './advice.ts'

/** Names of operations that are told of one scenario; those made from the document may have all of them. */
const mostOperations = 6
/** Names of scenarios that ended alike. */
const mostNames = 8
/** A list that is longer hides what follows it. */
const mostScenarios = 100

function operationsText(operations: string[]): string {
  const shown = operations.slice(0, mostOperations).join(', ')
  const hidden = operations.length - mostOperations
  return hidden > 0 ? `${shown} and ${hidden} more` : shown
}

function item({ name, operations, end, reason, drifts, calls, durationMs }: ScenarioReport): Markup {
  const why = end === 'drifted' ? countOf(drifts, 'time') : reason
  return html`<li class="scenario ${end}"><span class="name">${name}</span>
${why === '' ? '' : html`<span class="reason">${end === 'drifted' ? `It found something ${why === '1 time' ? 'once' : why}.` : why}</span>`}
${end === 'skipped' ? html`<span class="advice">${adviceFor(reason)}</span>` : ''}
<span class="sub">${countOf(calls, 'call')} · ${duration(durationMs)} · ${operationsText(operations)}</span></li>`
}

/** Scenarios that ended for the same reason are one entry. */
function alike(own: ScenarioReport[]): Markup {
  const [first] = own
  if (first === undefined) return html``
  if (own.length === 1) return item(first)
  const { end, reason } = first
  const hidden = own.length - mostNames
  const names = own.slice(0, mostNames).map(({ name }) => name)
  return html`<li class="scenario ${end}"><span class="name">${countOf(own.length, 'scenario')}</span>
<span class="reason">${reason}</span>
${end === 'skipped' ? html`<span class="advice">${adviceFor(reason)}</span>` : ''}
<span class="sub">${names.join(' · ')}${hidden > 0 ? ` and ${number(hidden)} more` : ''}</span></li>`
}

const blocks = {
  stopped: [
    'Could not go on',
    'An answer left these nothing to go on from; what follows in them is not known.',
  ],
  skipped: ['Not judged', 'What these need was not there. They say nothing about the backend until it is.'],
} as const

function listOf(entries: ScenarioReport[][]): Markup {
  const hidden = entries.slice(mostScenarios).flat().length
  return html`<ul class="scenarios">${entries.slice(0, mostScenarios).map(alike)}${hidden > 0 ? html`<li class="scenario">… and ${number(hidden)} more in <span class="code">report.json</span></li>` : ''}</ul>`
}

/** What asks the reader to do something stands open. */
function block(end: keyof typeof blocks, scenarios: ScenarioReport[]): Markup {
  const own = scenarios.filter((scenario) => scenario.end === end)
  const [title, text] = blocks[end]
  return own.length === 0
    ? html``
    : html`<h3>${title} <small>${number(own.length)}</small></h3><p class="intro">${text}</p>${listOf([...Map.groupBy(own, ({ reason }) => reason).values()])}`
}

/** What is told elsewhere, or is well, stands closed. */
function closed(end: 'drifted' | 'kept', title: string, scenarios: ScenarioReport[]): Markup {
  const own = scenarios.filter((scenario) => scenario.end === end)
  return own.length === 0
    ? html``
    : html`<details class="closed ${end}"><summary>${title} <small>${number(own.length)}</small></summary>${listOf(own.map((scenario) => [scenario]))}</details>`
}

/** How every scenario ended: what could not go on or was not checked, and then what found a drift and what was kept. */
export function scenarioSection({ scenarios }: Report): Markup {
  if (scenarios.length === 0) return html``
  return html`<section class="wrap" id="scenarios">
<h2>Scenarios <small>${number(scenarios.length)}</small></h2>
<p class="intro">A scenario walks through the backend as a visitor or a member would, and judges what it is answered on the way.</p>
${block('stopped', scenarios)}
${block('skipped', scenarios)}
${closed('drifted', 'Found a drift that is told above', scenarios)}
${closed('kept', 'Kept', scenarios)}
</section>`
}
