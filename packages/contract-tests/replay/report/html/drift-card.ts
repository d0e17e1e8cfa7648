import { html, type Markup } from '../../../shared/report/markup.ts'
import type { DriftReport, Excerpt, Place } from '../report.ts'
import { countOf, number } from '../words.ts'
import type { Shown } from './shown.ts'

/** The most names that are shown; `report.json` has all of them. */
const mostNames = 150
const mostScenarios = 12

const methodTag = (method: string): Markup =>
  html`<span class="method ${method.toLowerCase()}">${method}</span>`

const placeText = ({ operation, method, path }: Place): Markup =>
  html`${methodTag(method)} ${operation === null ? html`<span class="code">${path}</span>` : html`<a class="code" href="#op-${operation}">${path}</a>`}`

function headOf({ places, scenarios, isEverywhere }: DriftReport): Markup {
  const [first] = places
  if (!first) return html`<span>${scenarios[0] ?? ''}</span>`
  return places.length === 1
    ? html`${methodTag(first.method)} <span class="code">${first.path}</span>`
    : html`<strong>${isEverywhere ? 'Everywhere: ' : ''}${countOf(places.length, 'operation')}</strong>`
}

/** @param medium `screen` for what paper leaves out, because it stands in the head or is too much */
const pair = (label: string, value: Markup | string, medium: 'screen' | '' = ''): Markup =>
  html`<div class="${medium}"><dt>${label}</dt><dd>${value}</dd></div>`

function more<T>(items: T[], most: number, show: (item: T) => Markup): Markup {
  const hidden = items.length - most
  return html`<ul>${items.slice(0, most).map((item) => html`<li>${show(item)}</li>`)}${hidden > 0 ? html`<li>… and ${number(hidden)} more</li>` : ''}</ul>`
}

function where({ places }: DriftReport): Markup | string {
  if (places.length === 0) return ''
  const list = more(
    places,
    mostNames,
    (place) =>
      html`${placeText(place)}${place.times > 1 ? html` <small>×${number(place.times)}</small>` : ''}`,
  )
  const value = html`<div class="places">${list}</div>`
  return places.length === 1 ? pair('Operation', value, 'screen') : pair('Operations', value)
}

const consequence = ({ kind, path, expected, times }: DriftReport['follows'][number]): Markup =>
  html`${path === expected ? '' : html`<span class="code">${path}</span>: `}not “${expected}” <small>${kind}${times > 1 ? ` ×${number(times)}` : ''}</small>`

/** What need not be mended by itself. */
const following = ({ follows }: DriftReport): Markup | string =>
  follows.length === 0 ? '' : pair('Follows from it', more(follows, mostScenarios, consequence))

function details(drift: DriftReport): Markup {
  const { path, expected, roles, statuses, times, scenarios } = drift
  return html`<dl class="pairs">
${where(drift)}
${path === expected ? '' : pair('Place', html`<span class="code">${path}</span>`)}
${statuses.length > 0 ? pair('Answered', statuses.join(', ')) : ''}
${roles.length > 0 ? pair('Asked as', roles.join(', ')) : ''}
${pair('Found', times === 1 ? 'once' : countOf(times, 'time'), 'screen')}
${pair(
  scenarios.length === 1 ? 'Scenario' : 'Scenarios',
  more(scenarios, mostScenarios, (name) => html`${name}`),
  'screen',
)}
${following(drift)}
${pair('Id, for a baseline', html`<span class="code">${drift.id}</span>`, 'screen')}
</dl>`
}

const copyable = (title: string, text: string): Markup => html`<div class="block command">
<div class="block-head"><h4>${title}</h4><button type="button" class="copy" hidden>Copy</button></div>
<pre><code>${text}</code></pre></div>`

/** The marked place is a block of its own: its line break stands in it. */
function excerpt({ before, marked, after }: Excerpt): Markup {
  const start = before === '' || marked === '' ? before : `${before}\n`
  const mark = marked === '' ? '' : html`<mark>${marked}\n</mark>`
  const title = marked === '' ? 'The answer' : 'The answer, the place marked'
  return html`<div class="block excerpt"><h4>${title}</h4><pre><code>${start}${mark}${after}</code></pre></div>`
}

const seenList = ({ seen, seenOthers }: DriftReport): Markup =>
  html`${seen.map((value) => html`<p class="code">${value === '' ? '(nothing)' : value}</p>`)}${seenOthers > 0 ? html`<p>and ${countOf(seenOthers, 'other value')}</p>` : ''}`

/** One drift: a line that opens to everything that is known of it. */
export function driftCard({ drift, number: index, onPaper }: Shown, tags: string[]): Markup {
  const { path, expected, seen, times, curl } = drift
  // Of a rule the line above says what is expected.
  const wanted =
    path === expected
      ? ''
      : html`<div class="side expected"><h4>Expected</h4><p class="code">${expected}</p></div>`
  return html`<details class="drift ${onPaper}" id="drift-${index}" data-kind="${drift.kind}" data-tags="${tags.join(' ')}">
<summary><span class="index">${index}</span><span class="head"><span class="where">${headOf(drift)}</span><span class="what"><span class="code">${path}</span>${seen[0] ? html`<span class="code was">${seen[0]}</span>` : ''}</span></span><span class="times">×${number(times)}</span></summary>
<div class="body">
<div class="sides">${wanted}<div class="side seen"><h4>Seen</h4>${seenList(drift)}</div></div>
${details(drift)}
${drift.excerpt ? excerpt(drift.excerpt) : ''}
${curl === null ? '' : copyable('See it yourself', curl)}
</div>
</details>`
}
