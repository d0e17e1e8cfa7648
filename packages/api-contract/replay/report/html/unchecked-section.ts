import type { Report } from '../report.ts'
import { untriedOf } from '../untried.ts'
import { countOf, number } from '../words.ts'
import { html, type Markup } from './markup.ts'

/** Rules that have the same reason. */
const mostRules = 12

function reasonItem({ why, rules }: { why: string; rules: string[] }): Markup {
  const hidden = rules.length - mostRules
  return html`<li class="scenario skipped"><span class="name">${rules.slice(0, mostRules).join(' · ')}${hidden > 0 ? ` and ${number(hidden)} more` : ''}</span>
<span class="reason">${why}</span></li>`
}

/** What is not proven for want of calls or of what they need, a line each. */
function gaps({ operations, totals, run }: Report): Markup[] {
  const answers = operations.flatMap(({ statuses }) => statuses.filter(({ isDocumented }) => isDocumented))
  const unseen = answers.filter(({ calls }) => calls === 0).length
  const uncalled = totals.operations - totals.called
  return [
    ...(run.isReadOnly ? [html`<li>What writes: this run only read.</li>`] : []),
    ...(uncalled > 0
      ? [html`<li><a href="#coverage">${countOf(uncalled, 'operation')}</a> that no call was made of.</li>`]
      : []),
    ...(totals.skipped > 0
      ? [
          html`<li><a href="#scenarios">${countOf(totals.skipped, 'scenario')}</a> that had not what they need.</li>`,
        ]
      : []),
    ...(totals.stopped > 0
      ? [
          html`<li><a href="#scenarios">${countOf(totals.stopped, 'scenario')}</a> that could not go on, from where they stopped.</li>`,
        ]
      : []),
    ...(unseen > 0
      ? [
          html`<li><a href="#coverage">${number(unseen)} of ${number(answers.length)}</a> answers that the document has, such as a refusal, and that never came.</li>`,
        ]
      : []),
  ]
}

/** What the run did not check: as telling as what it did. */
export function uncheckedSection(report: Report): Markup {
  const untried = untriedOf(report)
  const open = gaps(report)
  if (untried.length === 0 && open.length === 0) return html``
  const rules =
    untried.length === 0
      ? ''
      : html`<h3>Rules that were not tried <small>${number(untried.flatMap(({ rules }) => rules).length)}</small></h3><ul class="scenarios">${untried.map(reasonItem)}</ul>`
  return html`<section class="wrap" id="unchecked">
<h2>Not checked</h2>
<p class="intro">What this run says nothing about: it may be as the document says, or not.</p>
<ul class="plain">${open}</ul>
${rules}
</section>`
}
