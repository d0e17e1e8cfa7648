import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { exitReasons } from '../shared/could-not-run.ts'
import { baselineReportOf, faultOfId, idOf, withoutKnown } from './baseline.ts'
import { help } from './help.ts'
import { flagNames, readOptions } from './options.ts'
import { successLine } from './report.ts'
import { fuzzJunit, fuzzPage, fuzzReport, isFailed } from './report-files.ts'
import type { FuzzRequest } from './request.ts'
import type { Target } from './target/target.ts'
import type { Failure } from './validate/validate-answer.ts'

const target = {
  baseUrl: 'http://127.0.0.1:4010/ht',
  headers: {},
  tokens: { person: 'secret-token' },
} as Partial<Target> as Target
const listNews = operations.get('listNews')
const nasty = '<script>alert(1)</script>'
const finding = {
  failure: { kind: 'server error' as const, expected: 'no 5xx', seen: `500 ${nasty}` },
  request: { operation: listNews, role: 'person', path: {}, query: [], label: nasty } as FuzzRequest,
  number: 12,
  times: 3,
}
const outcomes = [
  {
    operation: 'listNews',
    sent: 200,
    statuses: new Map([
      [500, 3],
      [200, 197],
    ]),
    findings: [finding],
    known: [],
  },
  { operation: 'listBanners', sent: 200, statuses: new Map([[200, 200]]), findings: [], known: [] },
]
const run = {
  seed: 7,
  startedAt: '2026-11-21T08:30:00.000Z',
  durationMs: 900,
  interrupted: null,
  baseline: [],
}
const report = fuzzReport(outcomes, target, run)

describe('the report of a fuzz', () => {
  it('has every operation, and what was found in it', () => {
    expect(report.operations.map(({ id, findings }) => [id, findings.length])).toEqual([
      ['listNews', 1],
      ['listBanners', 0],
    ])
    expect(report.operations[0]?.findings[0]).toMatchObject({
      kind: 'server error',
      times: 3,
      again: '--only listNews --seed 7, request 12',
    })
    expect(report.operations[0]?.statuses).toEqual([
      { status: 200, requests: 197 },
      { status: 500, requests: 3 },
    ])
  })

  it('is a case for each operation to a CI', () => {
    const xml = fuzzJunit(report)
    expect(xml).toContain('<testsuites name="Contract fuzz" tests="2" failures="1" errors="0" skipped="0"')
    expect(xml.match(/<testcase /g)).toHaveLength(2)
    expect(xml.match(/<failure message="1 failure: server error/g)).toHaveLength(1)
    expect(xml).not.toContain('<script>')
  })

  it('is a page that lets nothing of a backend in', () => {
    const page = fuzzPage(report)
    expect(page).toContain('1 failure found.')
    expect(page).toContain('id="op-listBanners"')
    expect(page).not.toContain('<script>')
    expect(page).not.toContain('secret-token')
  })
})

describe('what a fuzz knows already', () => {
  const id = idOf('listNews', finding.failure)
  const later = { ...run, startedAt: '2026-11-22T08:30:00.000Z' }
  const withKnown = (until: string, facts = later, wanted = id) => {
    const known = [{ id: wanted, reason: 'Ticket 7', until }]
    const baseline = baselineReportOf(known, { outcomes, startedAt: facts.startedAt, isWhole: true })
    return fuzzReport(withoutKnown(outcomes, known, facts.startedAt), target, { ...facts, baseline })
  }

  it('fails nothing until its day, is named, and is a skipped case to a CI', () => {
    const borne = withKnown('2026-11-22')
    expect(isFailed(borne)).toBe(false)
    expect(borne.baseline[0]).toMatchObject({ state: 'known', times: 1 })
    expect(fuzzJunit(borne)).toContain('Known until 2026-11-22: Ticket 7')
    expect(fuzzPage(borne)).toContain('Nothing was found.')
  })

  it('fails past its day, and what was not seen any more is mended', () => {
    expect(withKnown('2026-11-21').baseline[0]?.state).toBe('expired')
    expect(isFailed(withKnown('2026-11-21'))).toBe(true)
    const other = withKnown('2027-01-01', later, 'listBanners.server-error.0f3e5a77')
    expect(other.baseline[0]?.state).toBe('mended')
    expect(isFailed(other)).toBe(true)
  })

  it('has one id whatever record and seed showed it, and another where it differs', () => {
    const hidden = (text: string): Failure => ({
      kind: 'leak',
      expected: `nothing such as '${text}'`,
      seen: '200',
    })
    expect(idOf('listNews', hidden('a'))).toBe(idOf('listNews', hidden('b')))
    expect(idOf('listNews', { ...finding.failure, seen: '502 x' })).not.toBe(id)
    expect(faultOfId(id)).toBeNull()
    expect(faultOfId('listNews.nonsense.0f3e5a77')).toMatch(/no kind/)
    expect(faultOfId('nothing.leak.0f3e5a77')).toMatch(/no operation/)
  })
})

describe('operations of which no success was seen', () => {
  it('are named', () => {
    const refused = [
      { operation: 'listNews', sent: 1, statuses: new Map([[409, 1]]), findings: [], known: [] },
    ]
    const { withoutSuccess } = fuzzReport(refused, target, run)
    expect(withoutSuccess).toEqual(['listNews'])
    expect(report.withoutSuccess).toEqual([])
    expect(successLine(withoutSuccess)).toBe('No success was seen of 1: listNews')
    expect(fuzzJunit(fuzzReport(refused, target, run))).toContain('<skipped message="No success was seen."')
  })
})

describe('the command line of a fuzz', () => {
  it('is explained in the help, flag by flag, with its exit codes', () => {
    for (const name of flagNames) expect(help).toContain(`--${name}`)
    const { 'HAR unreadable': ofReplay, ...own } = exitReasons
    const explained = help.split('\n').flatMap((line) => /^ +(\d+) {2}(\S.*)/.exec(line)?.slice(1, 2) ?? [])
    expect(explained).toEqual(Object.values(own).map(({ code }) => String(code)))
    expect(explained).not.toContain(String(ofReplay.code))
    expect(help).not.toContain('The replay itself')
  })

  it('names files from where npm was called, and needs no backend for its help', () => {
    const flags = ['--base-url', 'http://x', '--credentials', 'a.json', '--report', 'r']
    expect(readOptions(flags, '/home/qa')).toMatchObject({
      credentials: '/home/qa/a.json',
      report: '/home/qa/r',
    })
    expect(readOptions(['--help'], '/').isHelp).toBe(true)
  })
})
