import { html, type Markup } from '../../../shared/report/markup.ts'
import type { Report, WrittenRecord } from '../report.ts'
import { number } from '../words.ts'

const thenText = ({ later }: WrittenRecord): Markup | string =>
  later.length === 0 ? '' : html` <small>then ${later.join(', ')}</small>`

const recordText = (record: WrittenRecord): Markup =>
  record.id === null
    ? html`<li>${record.times === 1 ? 'once' : `${number(record.times)} times`}</li>`
    : html`<li><span class="code">${record.id}</span>${thenText(record)}</li>`

const item = ([operation, own]: [string, WrittenRecord[]]): Markup =>
  html`<li class="scenario"><a class="name code" href="#op-${operation}">${operation}</a>
<ul class="inline">${own.map(recordText)}</ul><span class="sub">as ${[...new Set(own.map(({ role }) => role))].join(', ')}</span></li>`

/** What the run wrote into the backend and did not take away again. Nothing where it wrote nothing. */
export function leftSection({ left, run }: Report): Markup {
  if (run.mode === 'har' || left.records.length === 0) return html``
  const inWords = left.announced.length > 0 ? ` In words: ${left.announced.join('; ')}.` : ''
  const byOperation = [...Map.groupBy(left.records, ({ operation }) => operation)]
  return html`<section class="wrap" id="left">
<h2>Left behind <small>${number(left.records.length)}</small></h2>
<p class="intro">What this run wrote and did not take away again, by the ids that it was answered.${inWords}</p>
<ul class="scenarios">${byOperation.map(item)}</ul>
</section>`
}
