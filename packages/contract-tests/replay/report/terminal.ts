import { styleText } from 'node:util'
import { expectation } from '@portal/api-contract/conformance'
import { baselineLines, oneLine, type Style } from '../../shared/baseline/baseline-lines.ts'
import { mismatchKinds } from '../mismatch.ts'
import { refusedOnly } from './refused-only.ts'
import type { DriftReport, Place, Report, ScenarioReport } from './report.ts'
import { unprovokedOf } from './unseen/unprovoked.ts'
import { untriedOf } from './untried.ts'
import { countOf, duration, headline } from './words.ts'

/** The most drifts that are shown in a terminal. */
const mostDrifts = 20
const mostUnfinished = 10
const mostPlaces = 3
const mostSeen = 160

/** How the text is to look. */
export interface TerminalOptions {
  /** Where the report was written; null when it was not asked for. */
  folder: string | null
  /** Whether the terminal shows colours. */
  hasColor: boolean
}

const brief = (text: string): string => {
  const line = oneLine(text)
  return line.length > mostSeen ? `${line.slice(0, mostSeen)}…` : line
}

const placeText = ({ operation, method, path }: Place): string => `${operation ?? `${method} ${path}`}`

function placesText(places: Place[]): string {
  const shown = places.slice(0, mostPlaces).map(placeText).join(', ')
  return places.length > mostPlaces
    ? `${shown} and ${countOf(places.length - mostPlaces, 'more operation')}`
    : shown
}

function driftLines(drift: DriftReport, style: Style): string[] {
  const { places, path, expected, seen, times, statuses, roles, scenarios, follows } = drift
  const where = placesText(places) || oneLine(scenarios[0] ?? '')
  const how = [statuses.join(', '), roles.length > 0 ? `as ${roles.join(', ')}` : '', `×${times}`, drift.id]
  const isRule = path === expected
  const following =
    follows.length > 0
      ? [
          `    ${countOf(follows.length, 'more thing')} ${follows.length === 1 ? 'follows' : 'follow'} from it, in the report`,
        ]
      : []
  return [
    `  ${style('bold', where)}  ${style('dim', oneLine(how.filter(Boolean).join('  ')))}`,
    isRule
      ? `    ${brief(expected)}; seen ${brief(seen.join(' | '))}`
      : `    ${brief(path)}: ${brief(expectation(expected))}; seen ${brief(seen.join(' | '))}`,
    ...following,
  ]
}

/** How many are not shown, and where they are; nothing where all are. */
function rest(hidden: number, { folder }: TerminalOptions, count = `${hidden} more`): string[] {
  const where = folder === null ? 'in the report that --report writes' : 'in the report'
  return hidden > 0 ? [`  … and ${count}, ${where}`] : []
}

function drifts({ drifts: all }: Report, options: TerminalOptions, style: Style): string[] {
  const shown = Map.groupBy(all.slice(0, mostDrifts), ({ kind }) => kind)
  const lines = [...shown].flatMap(([kind, own]) => [
    style(['red', 'bold'], mismatchKinds[kind]),
    ...own.flatMap((drift) => driftLines(drift, style)),
    '',
  ])
  const hidden = all.length - mostDrifts
  return hidden > 0 ? [...lines, ...rest(hidden, options, countOf(hidden, 'more drift')), ''] : lines
}

/** Scenarios that ended for the same reason, in one line. */
function unfinishedLine(alike: ScenarioReport[], style: Style): string {
  const { name = '', reason = '', stoppedId = null } = alike[0] ?? {}
  const who = alike.length > 1 ? countOf(alike.length, 'scenario') : oneLine(name)
  const id = alike.length === 1 && stoppedId !== null ? `  ${style('dim', stoppedId)}` : ''
  return `  ${style('bold', who)}: ${brief(reason)}${id}`
}

function unfinished(
  { scenarios }: Report,
  end: 'skipped' | 'stopped',
  options: TerminalOptions,
  style: Style,
): string[] {
  const all = scenarios.filter((scenario) => scenario.end === end)
  // The reason that left out most stands first, since not all of them are shown.
  const alike = [...Map.groupBy(all, ({ reason }) => reason).values()].sort((a, b) => b.length - a.length)
  const lines = alike.slice(0, mostUnfinished).map((own) => unfinishedLine(own, style))
  const hidden = alike.slice(mostUnfinished).flat().length
  const title = end === 'skipped' ? 'Not judged' : 'Could not go on'
  return all.length > 0 ? [style('yellow', title), ...lines, ...rest(hidden, options), ''] : []
}

function untried(report: Report, options: TerminalOptions, style: Style): string[] {
  const all = untriedOf(report)
  const lines = all
    .slice(0, mostUnfinished)
    .map(({ why, rules }) => `  ${style('bold', brief(rules.join(', ')))}: ${brief(why)}`)
  const hidden = all.length - lines.length
  return all.length > 0 ? [style('yellow', 'Not tried'), ...lines, ...rest(hidden, options), ''] : []
}

const namesPerLine = 6

/** Names in lines of a readable length. */
const inLines = (names: string[]): string[] =>
  Array.from({ length: Math.ceil(names.length / namesPerLine) }, (_, line) => {
    const own = names.slice(line * namesPerLine, (line + 1) * namesPerLine)
    return `  ${own.join(', ')}`
  })

/** What was called and only refused: nothing was validated of its successes. */
function refused(report: Report, style: Style): string[] {
  const names = refusedOnly(report).map(({ id }) => id)
  if (names.length === 0) return []
  return [style('yellow', `No success seen of ${countOf(names.length, 'operation')}:`), ...inLines(names)]
}

/** Values that the document lists and no answer had: nothing is known of them. */
function unseen({ unseenValues }: Report): string[] {
  const count = unseenValues.reduce((sum, { values }) => sum + values.length, 0)
  if (count === 0) return []
  const shown = unseenValues
    .slice(0, mostPlaces)
    .map(({ property, values }) => `${property} ${values.join(', ')}`)
  const hidden = unseenValues.length > mostPlaces ? ' …' : ''
  return [`Never came: ${countOf(count, 'listed value')}, such as ${brief(shown.join('; '))}${hidden}`]
}

/** More codes than these are no list that anybody reads. */
const mostCodes = 24

/** Refusals that the document lists and that nothing provoked: those that came from no operation by name. */
function unprovoked(report: Report, options: TerminalOptions, style: Style): string[] {
  const count = report.unseenCodes.reduce((sum, { codes }) => sum + codes.length, 0)
  if (count === 0) return []
  const nowhere = unprovokedOf(report)
  const open = nowhere.filter(({ why }) => why === null).map(({ code }) => code)
  const hidden = open.length - mostCodes
  const reasons = nowhere.flatMap(({ code, why }) => (why === null ? [] : [`  ${code}: ${why}`]))
  return [
    `Never refused: ${countOf(count, 'listed code')}, ${nowhere.length} of them by no operation`,
    ...(open.length > 0 ? [style('yellow', `No refusal seen with ${countOf(open.length, 'code')}:`)] : []),
    ...inLines(open.slice(0, mostCodes)),
    ...rest(hidden, options),
    ...(reasons.length > 0 ? [style('yellow', 'Nobody provokes from outside:'), ...reasons] : []),
  ]
}

/** What an unfinished backend has not: nothing is held against it. */
function notOffered({ operations }: Report, style: Style): string[] {
  const names = operations.filter(({ verdict }) => verdict === 'not offered').map(({ id }) => id)
  if (names.length === 0) return []
  return [style('yellow', `Not offered (${names.length})`), `  ${brief(names.join(', '))}`, '']
}

function left({ left: { records }, run }: Report): string[] {
  const isTold = records.length > 0 && run.mode === 'replay' && !run.isMock
  return isTold ? [`Left behind: ${countOf(records.length, 'record')}, listed in the report`] : []
}

function figures({ totals, run }: Report): string {
  const { called, operations, calls, scenarios } = totals
  return [
    `${called} of ${countOf(operations, 'operation')}`,
    countOf(scenarios, 'scenario'),
    countOf(calls, 'call'),
    duration(run.durationMs),
  ].join(', ')
}

/** The report as a short text for a terminal: what drifts, what was not checked, and the verdict last. */
export function terminalText(report: Report, options: TerminalOptions): string {
  const { folder, hasColor } = options
  const style: Style = (format, text) =>
    hasColor ? styleText(format, text, { validateStream: false }) : text
  const color = { kept: 'green', drifted: 'red', interrupted: 'yellow', 'not judged': 'yellow' } as const
  return [
    ...drifts(report, options, style),
    ...unfinished(report, 'stopped', options, style),
    ...unfinished(report, 'skipped', options, style),
    ...untried(report, options, style),
    ...notOffered(report, style),
    ...baselineLines(report.baseline, style),
    style([color[report.verdict], 'bold'], headline(report)),
    figures(report),
    ...unseen(report),
    ...unprovoked(report, options, style),
    ...left(report),
    ...refused(report, style),
    ...(folder === null ? [] : [`Report: ${folder}/index.html`]),
  ].join('\n')
}
