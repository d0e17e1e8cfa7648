import { countOf, number } from '../report/counts.ts'
import { html, type Markup } from '../report/markup.ts'
import { type BaselineReport, sentenceOf } from './baseline.ts'

const titles = {
  expired: 'Past the end date: these fail the run',
  mended: 'Mended: these can be taken out of the baseline',
  known: 'Known',
  'not looked at': 'Not looked at by this run',
} as const

/** How the list marks it. */
const marks = { expired: 'stopped', mended: 'kept', known: 'skipped', 'not looked at': 'kept' } as const

const item = (entry: BaselineReport): Markup =>
  html`<li class="scenario ${marks[entry.state]}"><span class="name code">${entry.id}</span>
<span class="reason">${entry.state === 'known' || entry.state === 'not looked at' ? entry.reason : sentenceOf(entry)}</span>
<span class="sub">until ${entry.until}${entry.times > 0 ? html` · seen ${countOf(entry.times, 'time')}` : ''}</span></li>`

function block(state: BaselineReport['state'], entries: BaselineReport[]): Markup {
  const own = entries.filter((entry) => entry.state === state)
  if (own.length === 0) return html``
  return html`<h3>${titles[state]} <small>${number(own.length)}</small></h3><ul class="scenarios">${own.map(item)}</ul>`
}

/** What the baseline knows, and what became of it. Nothing for a run without one. */
export function baselineSection(baseline: BaselineReport[]): Markup {
  if (baseline.length === 0) return html``
  return html`<section class="wrap" id="baseline">
<h2>Known deviations <small>${number(baseline.length)}</small></h2>
<p class="intro">What the baseline of this run bears with until a day. Only what is not in it, or is past its day, fails the run.</p>
${(['expired', 'mended', 'known', 'not looked at'] as const).map((state) => block(state, baseline))}
</section>`
}
