import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { exitReasons } from '../shared/could-not-run.ts'
import { help } from './help.ts'
import { flagNames, readOptions } from './options.ts'
import { fuzzJunit, fuzzPage, fuzzReport } from './report-files.ts'
import type { FuzzRequest } from './request.ts'
import type { Target } from './target/target.ts'

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
  },
  { operation: 'listBanners', sent: 200, statuses: new Map([[200, 200]]), findings: [] },
]
const run = { seed: 7, startedAt: '2026-11-21T08:30:00.000Z', durationMs: 900, interrupted: null }
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

describe('the command line of a fuzz', () => {
  it('is explained in the help, flag by flag, with its exit codes', () => {
    for (const name of flagNames) expect(help).toContain(`--${name}`)
    for (const name of ['kept', 'drift', 'command line', 'unreachable', 'interrupted'] as const)
      expect(help).toMatch(new RegExp(`^ +${exitReasons[name].code}  \\S`, 'm'))
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
