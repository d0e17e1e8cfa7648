import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OperationId, operations } from '@portal/api-contract/document'
import { afterAll, describe, expect, it } from 'vitest'
import type { KnownDeviation } from '../../shared/baseline/baseline.ts'
import { readBaseline } from '../../shared/baseline/read-baseline.ts'
import { CouldNotRun } from '../../shared/could-not-run.ts'
import type { Mismatch } from '../mismatch.ts'
import { createReport } from '../report/create-report.ts'
import { junit } from '../report/junit/junit.ts'
import type { RunFacts } from '../report/report.ts'
import { terminalText } from '../report/terminal.ts'
import { exchangeOf, facts, findingsOf, mismatchOf, resultOf } from '../report/testing/made-up.ts'
import type { ScenarioResult } from '../run/run.ts'
import { faultOfId } from './deviation-id.ts'

const exchanges = [...operations.keys()].map((id) => exchangeOf(id))
const at = (id: OperationId, rest: Partial<Mismatch> = {}) =>
  mismatchOf(
    exchanges.find(({ operation }) => operation?.id === id),
    rest,
  )
const entryOf = (id: string, until = '2026-12-31'): KnownDeviation => ({ id, reason: 'Ticket 7', until })

function reportOf(
  mismatches: Mismatch[],
  baseline: KnownDeviation[] = [],
  results: ScenarioResult[] = [],
  run: Partial<RunFacts> = {},
) {
  return createReport(findingsOf(exchanges, mismatches, results), { ...facts, ...run }, {}, baseline)
}
const idsOf = (...mismatches: Mismatch[]) => reportOf(mismatches).drifts.map(({ id }) => id)
const idOfNews = idsOf(at('listNews'))[0] ?? ''

describe('the id of a drift', () => {
  it('names operation and kind, and is the same whatever row, run and number show it', () => {
    expect(idOfNews).toMatch(/^listNews\.missing\.[0-9a-f]{8}$/)
    expect(idsOf(at('listNews', { path: '/7/title', seen: 'other', scenario: 'Another' }))).toEqual([
      idOfNews,
    ])
    const limit = (most: number) => at('listNews', { kind: 'paging', expected: `at most ${most} rows` })
    expect(idsOf(limit(3))).toEqual(idsOf(limit(40)))
  })

  it('differs with place, expectation and operation', () => {
    const others = [
      at('listNews', { path: '/0/summary' }),
      at('listNews', { expected: 'must have another' }),
      at('listNews', { kind: 'type' }),
      at('listBanners'),
    ]
    expect(new Set([idOfNews, ...others.flatMap((one) => idsOf(one))]).size).toBe(5)
  })

  it('stands for all operations where it is told of many', () => {
    const everywhere = exchanges.slice(0, 8).map((exchange) => mismatchOf(exchange))
    const [id = '', ...others] = idsOf(...everywhere)
    expect(id).toMatch(/^all\.missing\./)
    expect(others).toEqual([])
    expect(reportOf(everywhere.slice(0, 2), [entryOf(id)]).verdict).toBe('kept')
  })
})

describe('a baseline', () => {
  it('lets what it knows pass, and only that', () => {
    const known = reportOf([at('listNews')], [entryOf(idOfNews)])
    expect(known).toMatchObject({ verdict: 'kept', drifts: [], totals: { drifts: 0, known: 1, drifted: 0 } })
    expect(known.operations.find(({ id }) => id === 'listNews')?.verdict).toBe('known')
    const both = reportOf([at('listNews'), at('listNews', { path: '/0/summary' })], [entryOf(idOfNews)])
    expect(both).toMatchObject({ verdict: 'drifted', totals: { drifts: 1, known: 1 } })
    expect(both.drifts[0]?.path).toBe('/*/summary')
  })

  it('tells what is new from what is known where both are alike', () => {
    const alike = exchanges.slice(0, 8).map((exchange) => mismatchOf(exchange))
    const [first] = alike
    const { drifts, known } = reportOf(alike, [entryOf(idsOf(first as Mismatch)[0] ?? '')])
    expect([drifts[0]?.places.length, known[0]?.places.length]).toEqual([7, 1])
  })

  it('fails past its last day with a sentence that says so, seen or not', () => {
    const today = facts.startedAt.slice(0, 10)
    expect(reportOf([at('listNews')], [entryOf(idOfNews, today)]).verdict).toBe('kept')
    const past = reportOf([at('listNews')], [entryOf(idOfNews, '2026-11-20')])
    expect(past).toMatchObject({ verdict: 'drifted', totals: { drifts: 1, known: 0, expired: 1 } })
    expect(terminalText(past, { folder: null, hasColor: false })).toContain(
      `${idOfNews} was to be mended by 2026-11-20, and that day is past`,
    )
    const unseen = reportOf([], [entryOf(idOfNews, '2026-11-20')])
    expect(unseen).toMatchObject({ verdict: 'drifted', totals: { drifts: 0, expired: 1 } })
    const text = terminalText(unseen, { folder: null, hasColor: false })
    expect(text).toContain('is past its end date 2026-11-20 and was not seen: take it out')
    expect(text).toContain('The baseline is out of date: 1 known deviation past its end date.')
  })

  it('names what was mended, and fails nothing for it', () => {
    const mended = reportOf([], [entryOf(idOfNews)])
    expect(mended).toMatchObject({ verdict: 'kept', baseline: [{ id: idOfNews, state: 'mended' }] })
    expect(terminalText(mended, { folder: null, hasColor: false })).toContain(
      `Mended\n  ${idOfNews} was not seen any more`,
    )
  })

  it.each([
    ['was asked for something else', { only: ['fees'] }],
    ['ended early', { interrupted: 'Ctrl-C' }],
  ])('calls nothing mended in a run that %s', (_, run) => {
    expect(reportOf([], [entryOf(idOfNews)], [], run).baseline[0]?.state).toBe('not looked at')
  })

  it('lets a scenario stop at what it knows, or by its own entry', () => {
    const stopped = resultOf('Walks', { end: 'stopped', stoppedAt: 'listNews' })
    expect(reportOf([at('listNews')], [entryOf(idOfNews)], [stopped]).verdict).toBe('kept')
    const [scenario] = reportOf([], [], [stopped]).scenarios
    expect(scenario?.stoppedId).toMatch(/^scenario\.stopped\./)
    expect(reportOf([], [], [stopped]).verdict).toBe('drifted')
    expect(reportOf([], [entryOf(scenario?.stoppedId ?? '')], [stopped]).verdict).toBe('kept')
  })

  it('is told to a CI: known is skipped, past its day fails, mended passes', () => {
    const [other = ''] = idsOf(at('listBanners'))
    const entries = [entryOf(idOfNews), entryOf(other, '2026-11-20'), entryOf('listFees.null.00000000')]
    const xml = junit(reportOf([at('listNews'), at('listBanners')], entries))
    expect(xml).toMatch(/\(listNews\)" time="0.000">\s*<skipped message="Known until 2026-12-31: Ticket 7/)
    expect(xml).toMatch(new RegExp(`name="${other}" time="0.000">\\s*<failure message="${other} was to be`))
    expect(xml).toMatch(/name="listFees\.null\.00000000" time="0\.000">\s*<system-out>Mended/)
  })
})

describe('a baseline file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'baseline-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  let files = 0
  function complaintOf(text: string): string {
    const file = join(folder, `${files++}.json`)
    writeFileSync(file, text)
    try {
      readBaseline(file, faultOfId)
    } catch (error) {
      expect(error).toBeInstanceOf(CouldNotRun)
      expect(error).toMatchObject({ reason: 'command line' })
      return (error as CouldNotRun).message
    }
    return ''
  }
  const complaintOfEntry = (...entries: object[]) =>
    complaintOf(JSON.stringify(entries.map((entry) => ({ ...entryOf(idOfNews), ...entry }))))

  it('is taken as the report tells its ids', () => {
    expect(complaintOfEntry({}, { id: 'all.no-answer.0123abcd' }, { id: 'scenario.stopped.0123abcd' })).toBe(
      '',
    )
    expect(complaintOf(`\ufeff[]`)).toBe('')
  })

  it.each([
    [{ id: 'listNewz.missing.0123abcd' }, "names no operation of the contract: 'listNewz'"],
    [{ id: 'listNews.wrong.0123abcd' }, "names no kind of drift: 'wrong'"],
    [{ id: 'listNews' }, 'is no id as a report tells it'],
    [{ id: 7 }, 'Entry 1 has no "id"'],
    [{ until: '2026-02-30' }, 'has an "until" that is no day: "2026-02-30"'],
    [{ until: '31.12.2026' }, 'write it as "2027-01-31"'],
    [{ until: undefined }, 'has no "until"'],
    [{ reason: ' ' }, 'has no "reason"'],
    [{ ticket: 7 }, '"ticket", which is not known'],
  ])('is refused with a sentence: %j', (entry, words) => {
    expect(complaintOfEntry(entry)).toContain(words)
  })

  it('is refused when it is none, is not there, or says something twice', () => {
    expect(complaintOf('[{"id": "x" "reason": "y"}]')).toContain('is not JSON: line 1, column 13')
    expect(complaintOf('{}')).toContain('It must be a list')
    expect(complaintOfEntry({}, {})).toContain(`'${idOfNews}' stands there twice`)
    expect(() => readBaseline(join(folder, 'nothing.json'), faultOfId)).toThrow(
      /nothing.json cannot be read: there is no such file/,
    )
  })
})
