import { html, type Markup } from '../../../shared/report/markup.ts'
import { mismatchKinds } from '../../mismatch.ts'
import type { DriftReport, Report } from '../report.ts'
import { countOf, number } from '../words.ts'
import { driftCard } from './drift-card.ts'
import { byKind, type OfKind } from './shown.ts'

const option = (value: string, label: string): Markup => html`<option value="${value}">${label}</option>`

/** Of use with a script only, which shows it. */
function filters(kinds: OfKind[], tags: string[]): Markup {
  return html`<form class="filters" role="search" aria-label="Drifts" hidden>
<label><span>Search</span><input type="search" name="text" placeholder="Operation, property, value …" autocomplete="off"></label>
<label><span>Kind</span><select name="kind"><option value="">All kinds</option>${kinds.map(({ kind, all }) => option(kind, `${kind} (${number(all.length)})`))}</select></label>
<label><span>Tag</span><select name="tag"><option value="">All tags</option>${tags.map((tag) => option(tag, tag))}</select></label>
<button type="button" class="toggle" aria-pressed="false">Open all</button>
<output aria-live="polite"></output>
</form>`
}

function group({ kind, all, shown }: OfKind, tagsOf: (drift: DriftReport) => string[]): Markup {
  const hidden = all.length - shown.length
  return html`<section class="kind" aria-label="${kind}">
<h3><span>${mismatchKinds[kind]}</span><small>${kind} · ${number(all.length)}</small></h3>
${shown.map((numbered) => driftCard(numbered, tagsOf(numbered.drift)))}
${hidden > 0 ? html`<p class="note">${countOf(hidden, 'more drift')} of this kind ${hidden === 1 ? 'is' : 'are'} in <span class="code">report.json</span>.</p>` : ''}
</section>`
}

/** Of use on paper only, which shows it. */
function shortened(kinds: OfKind[]): Markup {
  const isShort = kinds.some(({ shown }) => shown.some(({ onPaper }) => onPaper === 'line'))
  return isShort
    ? html`<p class="intro paper">Of each kind the first drifts are told here, and the others in a line each. The page on a screen tells them all, as does <span class="code">report.json</span>.</p>`
    : html``
}

/** Every drift, the kinds that harm most first. */
export function driftSection({ drifts, operations, totals }: Report): Markup {
  const tagOf = new Map(operations.map(({ id, tag }) => [id, tag]))
  const tagsOf = ({ places }: DriftReport) => [
    ...new Set(places.flatMap(({ operation }) => tagOf.get(operation ?? '') ?? [])),
  ]
  if (drifts.length === 0) {
    return html`<section class="wrap" id="drifts"><h2>Drifts</h2><p class="empty">Nothing drifts in the ${countOf(totals.calls, 'call')} of this run.</p></section>`
  }
  const kinds = byKind(drifts)
  return html`<section class="wrap" id="drifts">
<h2>Drifts <small>${number(drifts.length)}</small></h2>
<p class="intro">A drift is a difference between what the document says and what the backend does. ${totals.occurrences > totals.drifts ? `The same difference, seen ${number(totals.occurrences)} times in all, is told once. ` : ''}What harms most comes first.</p>
${shortened(kinds)}
${filters(kinds, [...new Set(drifts.flatMap(tagsOf))].sort())}
${kinds.map((kind) => group(kind, tagsOf))}
</section>`
}
