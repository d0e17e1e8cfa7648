import { baselineCase, knownText, skipped } from '../../../shared/baseline/baseline-case.ts'
import { type Element, write } from '../../../shared/report/xml.ts'
import { mismatchKinds } from '../../mismatch.ts'
import type { DriftReport, OperationReport, Report, ScenarioReport, WrittenRecord } from '../report.ts'
import { untriedOf } from '../untried.ts'
import { countOf } from '../words.ts'

/** A CI shows a failure's text whole; with more drifts than these it would not be readable. */
const mostDrifts = 20

const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(3)

function driftText({
  id,
  kind,
  path,
  expected,
  seen,
  seenOthers,
  times,
  roles,
  statuses,
  curl,
  follows,
}: DriftReport): string {
  const more = seenOthers > 0 ? `, and ${countOf(seenOthers, 'other value')}` : ''
  return [
    `${mismatchKinds[kind]} (${kind})`,
    `  id        ${id}`,
    `  place     ${path}`,
    `  expected  ${expected}`,
    `  seen      ${seen.join(' | ')}${more}`,
    `  answered  ${statuses.join(', ') || 'not at all'}, as ${roles.join(', ')}, ${countOf(times, 'time')}`,
    ...follows.map(
      (one) => `  follows   not ${one.path === one.expected ? '' : `${one.path}: `}${one.expected}`,
    ),
    ...(curl === null ? [] : [`  ${curl}`]),
  ].join('\n')
}

function failureOf(drifts: DriftReport[]): Element {
  const [first] = drifts
  const hidden = drifts.length - mostDrifts
  const message = first
    ? `${countOf(drifts.length, 'drift')}: ${first.kind} at ${first.path}, seen ${first.seen[0] ?? ''}`
    : ''
  const texts = drifts.slice(0, mostDrifts).map(driftText)
  const more = hidden > 0 ? [`… and ${countOf(hidden, 'more drift')} in report.json`] : []
  return {
    name: 'failure',
    attributes: { message, type: first?.kind },
    children: [[...texts, ...more].join('\n\n')],
  }
}

function operationCase(
  { id, tag, method, path, reason }: OperationReport,
  { drifts, known }: Pick<Report, 'drifts' | 'known'>,
): Element {
  const own = drifts.filter(
    ({ places, isEverywhere }) => !isEverywhere && places.some(({ operation }) => operation === id),
  )
  const attributes = { classname: `contract.${tag}`, name: `${method} ${path} (${id})`, time: '0.000' }
  const [borne] = known.filter(({ places }) => places.some(({ operation }) => operation === id))
  const why = reason ?? (borne?.known ? knownText(borne.known) : null)
  const outcome = why === null ? [] : [skipped(why)]
  return { name: 'testcase', attributes, children: own.length > 0 ? [failureOf(own)] : outcome }
}

/** What drifts everywhere fails once, and not with every operation. */
const everywhereCase = (drift: DriftReport): Element => ({
  name: 'testcase',
  attributes: { classname: 'contract.everywhere', name: `${drift.kind}: ${drift.path}`, time: '0.000' },
  children: [failureOf([drift])],
})

/** What a scenario found is told by the operations; here only what belongs to none of them. */
function scenarioCase(
  { name, end, reason, isKnown, durationMs }: ScenarioReport,
  drifts: DriftReport[],
): Element {
  const homeless = drifts.filter(
    ({ places, scenarios, isEverywhere }) =>
      !isEverywhere && scenarios.includes(name) && !places.some(({ operation }) => operation !== null),
  )
  const attributes = { classname: 'contract.scenarios', name, time: seconds(durationMs) }
  const error: Element = {
    name: 'error',
    attributes: { message: reason, type: 'stopped' },
    children: [reason],
  }
  const outcome = {
    stopped: [isKnown ? skipped(`Known: ${reason}`) : error],
    skipped: [skipped(reason)],
    kept: [],
    drifted: [],
  }[end]
  return { name: 'testcase', attributes, children: homeless.length > 0 ? [failureOf(homeless)] : outcome }
}

/** Drifts that neither an operation nor a scenario of the run can answer for, such as unknown paths in a recording. */
function otherCases({ drifts, scenarios }: Report): Element[] {
  const names = new Set(scenarios.map(({ name }) => name))
  const others = drifts.filter(
    (drift) =>
      !drift.places.some(({ operation }) => operation !== null) &&
      !drift.scenarios.some((name) => names.has(name)),
  )
  const attributes = { classname: 'contract.other', name: 'Calls outside of the document', time: '0.000' }
  return others.length > 0 ? [{ name: 'testcase', attributes, children: [failureOf(others)] }] : []
}

function count(cases: Element[], outcome: string): number {
  return cases.filter(({ children }) =>
    children.some((child) => typeof child !== 'string' && child.name === outcome),
  ).length
}

const figuresOf = (cases: Element[]) => ({
  tests: cases.length,
  failures: count(cases, 'failure'),
  errors: count(cases, 'error'),
  skipped: count(cases, 'skipped'),
})

/** What was not tried fails nothing, and is counted. */
const untriedCases = (report: Report): Element[] =>
  untriedOf(report).flatMap(({ why, rules }) =>
    rules.map((name) => ({
      name: 'testcase',
      attributes: { classname: 'contract.untried', name, time: '0.000' },
      children: [skipped(why)],
    })),
  )

const recordText = ({ operation, role, id, times, later }: WrittenRecord): string =>
  [
    `${operation} as ${role}: ${id ?? countOf(times, 'time')}`,
    ...(later.length > 0 ? [`then ${later.join(', ')}`] : []),
  ].join(', ')

/** What the run left behind, where CIs show the output of a suite. */
const leftOutput = ({ left, run }: Report): Element[] =>
  run.mode === 'har' || left.records.length === 0
    ? []
    : [
        {
          name: 'system-out',
          attributes: {},
          children: [['Left behind:', ...left.records.map(recordText)].join('\n')],
        },
      ]

function suite(name: string, cases: Element[], timestamp: string, milliseconds: number): Element {
  const attributes = { name, ...figuresOf(cases), time: seconds(milliseconds), timestamp }
  return { name: 'testsuite', attributes, children: cases }
}

/** JUnit wants it behind the cases. */
const withOutput = (of: Element, output: Element[]): Element => ({
  ...of,
  children: [...of.children, ...output],
})

const casesOf = ({ children }: Element): Element[] =>
  children.filter((child) => typeof child !== 'string' && child.name === 'testcase') as Element[]

/**
 * The report for a CI: a suite for each tag with a case for each operation, and one with the scenarios. An operation
 * fails with everything that drifts in it, so that CIs which show one failure of a case show them all.
 */
export function junit(report: Report): string {
  const { run, operations, scenarios, drifts } = report
  // JUnit knows no time zone and no milliseconds.
  const timestamp = run.startedAt.slice(0, 19)
  const time = scenarios.reduce((sum, { durationMs }) => sum + durationMs, 0)
  const suites = [
    ...[...Map.groupBy(operations, ({ tag }) => tag)].map(([tag, own]) =>
      suite(
        tag,
        own.map((operation) => operationCase(operation, report)),
        timestamp,
        0,
      ),
    ),
    withOutput(
      suite(
        'scenarios',
        scenarios.map((scenario) => scenarioCase(scenario, drifts)),
        timestamp,
        time,
      ),
      leftOutput(report),
    ),
    suite('everywhere', drifts.filter(({ isEverywhere }) => isEverywhere).map(everywhereCase), timestamp, 0),
    suite(
      'baseline',
      report.baseline.map((entry) => baselineCase('contract', entry)),
      timestamp,
      0,
    ),
    suite('untried', untriedCases(report), timestamp, 0),
    suite('other', otherCases(report), timestamp, 0),
  ].filter(({ children }) => children.length > 0)
  const cases = suites.flatMap(casesOf)
  const attributes = { name: 'Contract replay', ...figuresOf(cases), time: seconds(run.durationMs) }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${write({ name: 'testsuites', attributes, children: suites })}\n`
}
