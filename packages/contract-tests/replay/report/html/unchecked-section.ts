import { html, type Markup } from '../../../shared/report/markup.ts'
import { refusedOnly } from '../refused-only.ts'
import type { Report, UnseenCodes, UnseenValues } from '../report.ts'
import { type UnprovokedCode, unprovokedOf } from '../unseen/unprovoked.ts'
import { untriedOf } from '../untried.ts'
import { countOf, number } from '../words.ts'

/** Rules that have the same reason. */
const mostRules = 12

function reasonItem({ why, rules }: { why: string; rules: string[] }): Markup {
  const hidden = rules.length - mostRules
  return html`<li class="scenario skipped"><span class="name">${rules.slice(0, mostRules).join(' · ')}${hidden > 0 ? ` and ${number(hidden)} more` : ''}</span>
<span class="reason">${why}</span></li>`
}

/** What is not proven for want of calls or of what they need, a line each. */
function gaps(report: Report): Markup[] {
  const { operations, totals, run } = report
  const answers = operations.flatMap(({ statuses }) => statuses.filter(({ isDocumented }) => isDocumented))
  const unseen = answers.filter(({ calls }) => calls === 0).length
  const refused = refusedOnly(report).map(({ id }) => id)
  const absent = operations.filter(({ verdict }) => verdict === 'not offered').map(({ id }) => id)
  const uncalled = totals.operations - totals.called
  return [
    ...(run.isReadOnly ? [html`<li>What writes: this run only read.</li>`] : []),
    ...(uncalled > 0
      ? [html`<li><a href="#coverage">${countOf(uncalled, 'operation')}</a> that no call was made of.</li>`]
      : []),
    ...(totals.notOffered > 0
      ? [
          html`<li><a href="#coverage">${countOf(totals.notOffered, 'operation')}</a> that the backend does not offer: ${absent.join(', ')}.</li>`,
        ]
      : []),
    ...(refused.length > 0
      ? [
          html`<li><a href="#coverage">${countOf(refused.length, 'operation')}</a> that only refused, so that no success was validated: ${refused.join(', ')}.</li>`,
        ]
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

/** More operations than these are as many as a line can hold. */
const mostOperations = 6

function valuesItem({ property, values, of, operations }: UnseenValues): Markup {
  const hidden = operations.length - mostOperations
  return html`<li class="scenario"><span class="name code">${property}: ${values.join(', ')}</span>
<span class="sub">${values.length === of ? 'none' : `${of - values.length}`} of ${of} came · ${operations.slice(0, mostOperations).join(', ')}${hidden > 0 ? ` and ${number(hidden)} more` : ''}</span></li>`
}

/** Stands closed: it is long, and asks for nothing. */
function unseen({ unseenValues }: Report): Markup {
  const count = unseenValues.reduce((sum, { values }) => sum + values.length, 0)
  return count === 0
    ? html``
    : html`<details class="closed"><summary>Values that never came <small>${number(count)}</small></summary><ul class="scenarios">${unseenValues.map(valuesItem)}</ul></details>`
}

const codesItem = ({ operation, codes, nowhere, of }: UnseenCodes): Markup =>
  html`<li class="scenario"><span class="name code">${operation}: ${codes.join(', ')}</span>
<span class="sub">${codes.length === of ? 'none' : `${of - codes.length}`} of ${of} came${nowhere.length > 0 ? ` · from no operation: ${nowhere.join(', ')}` : ''}</span></li>`

const reasonOfCode = ({ code, operations, why }: UnprovokedCode): Markup =>
  html`<li class="scenario skipped"><span class="name code">${code}: ${operations.join(', ')}</span>
<span class="reason">Nobody provokes it from outside: ${why ?? ''}</span></li>`

/** Stands closed, as do the values. */
function unprovoked(report: Report): Markup {
  const { unseenCodes } = report
  const count = unseenCodes.reduce((sum, { codes }) => sum + codes.length, 0)
  const reasons = unprovokedOf(report).filter(({ why }) => why !== null)
  return count === 0
    ? html``
    : html`<details class="closed"><summary>Codes of refusals that never came <small>${number(count)}</small></summary><ul class="scenarios">${reasons.map(reasonOfCode)}${unseenCodes.map(codesItem)}</ul></details>`
}

/** What the run did not check: as telling as what it did. */
export function uncheckedSection(report: Report): Markup {
  const untried = untriedOf(report)
  const open = gaps(report)
  if (
    untried.length === 0 &&
    open.length === 0 &&
    report.unseenValues.length === 0 &&
    report.unseenCodes.length === 0
  )
    return html``
  const rules =
    untried.length === 0
      ? ''
      : html`<h3>Rules that were not tried <small>${number(untried.flatMap(({ rules }) => rules).length)}</small></h3><ul class="scenarios">${untried.map(reasonItem)}</ul>`
  return html`<section class="wrap" id="unchecked">
<h2>Not checked</h2>
<p class="intro">What this run says nothing about: it may be as the document says, or not.</p>
<ul class="plain">${open}</ul>
${rules}
${unseen(report)}
${unprovoked(report)}
</section>`
}
