import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { createReport } from './create-report.ts'
import { terminalText } from './terminal.ts'
import { exchangeOf, facts, findingsOf, mismatchOf, resultOf } from './testing/made-up.ts'
import { unprovokable } from './unseen/unprovoked.ts'

const plain = { folder: 'out', hasColor: false }
const calls = [...operations.keys()].map((id) => exchangeOf(id))
const writing = [...operations.values()].filter(({ writes }) => writes)

describe('the report in a terminal', () => {
  it('of a clean run is a few lines', () => {
    const text = terminalText(createReport(findingsOf(calls), facts), plain)
    expect(text.split('\n')).toEqual([
      'The contract is kept.',
      `${operations.size} of ${operations.size} operations, 0 scenarios, ${operations.size} calls, 6.2 s`,
      expect.stringMatching(/^Never came: \d+ listed values, such as /),
      expect.stringMatching(/^Never refused: \d+ listed codes, \d+ of them by no operation$/),
      expect.stringMatching(/^No refusal seen with \d+ codes:$/),
      ...Array.from({ length: 4 }, () => expect.stringMatching(/^ {2}(error\.\w+(, )?){6}$/)),
      expect.stringMatching(/^ {2}… and \d+ more, in the report$/),
      'Nobody provokes from outside:',
      ...Object.entries(unprovokable).map(([code, why]) => expect.stringContaining(`${code}: ${why}`)),
      `Left behind: ${writing.length} records, listed in the report`,
      'Report: out/index.html',
    ])
  })

  it('says where, what was expected and what was seen', () => {
    const call = exchangeOf('listNews', { role: 'person' })
    const report = createReport(findingsOf([call], [mismatchOf(call, { seen: '7' })]), facts)
    const text = terminalText(report, plain)
    for (const part of [
      'listNews',
      '200',
      'as person',
      '/*/title',
      "/*/title: must have required property 'title'; seen 7",
      '1 drift in 1',
    ])
      expect(text).toContain(part)
  })

  it('counts one as one, and thousands with commas', () => {
    const news = Array.from({ length: 1_200 }, () => exchangeOf('listNews'))
    const report = createReport(findingsOf(news), { ...facts, only: ['listNews'] })
    expect(terminalText(report, plain)).toContain('1 of 1 operation, 0 scenarios, 1,200 calls')
  })

  it('counts the operations that it does not name', () => {
    const four = calls.slice(0, 4)
    const drifts = four.map((call) => mismatchOf(call))
    const text = terminalText(createReport(findingsOf(four, drifts), facts), plain)
    expect(text).toMatch(/ and 1 more operation /)
  })

  it('stays short', () => {
    const drifts = calls.flatMap((call) =>
      ['a', 'b'].map((expected) => mismatchOf(call, { path: call.target, expected })),
    )
    const stopped = calls.map(({ target }) => resultOf(target, { end: 'stopped', reason: 'x'.repeat(5_000) }))
    const text = terminalText(createReport(findingsOf(calls, drifts, stopped), facts), plain)
    expect(text.split('\n').length).toBeLessThan(80)
    expect(text).toMatch(/… and \d+ more drifts/)
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(500)
  })

  it('tells first what left out most', () => {
    const left = ['no code', 'no staff', 'no staff'].map((reason, at) =>
      resultOf(`As somebody ${at}`, { end: 'skipped', reason }),
    )
    const text = terminalText(createReport(findingsOf(calls, [], left), facts), plain)
    expect(text.indexOf('no staff')).toBeLessThan(text.indexOf('no code'))
  })

  it('tells a reason once, however many scenarios ended for it', () => {
    const left = ['As a unit', 'As a unit again'].map((name) =>
      resultOf(name, { end: 'skipped', reason: "the credentials name no account 'unit'" }),
    )
    const text = terminalText(createReport(findingsOf(calls, [], left), facts), plain)
    expect(text).toContain("2 scenarios: the credentials name no account 'unit'")
    expect(text.match(/no account/g)).toHaveLength(1)
  })

  it('contains no control characters of an answer', () => {
    const call = exchangeOf('listNews')
    const drift = mismatchOf(call, { seen: '\u001b[2J\u001b]0;owned\u0007 ok\r\nfake line \u202e' })
    const text = terminalText(createReport(findingsOf([call], [drift]), facts), plain)
    expect(text).toContain('[2J')
    expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u)
    expect(text).not.toMatch(/^fake line/m)
  })

  it('is coloured when it may be', () => {
    const report = createReport(findingsOf(calls), facts)
    expect(terminalText(report, { ...plain, hasColor: true })).toContain('\u001b[')
    expect(terminalText(report, plain)).not.toContain('\u001b[')
  })

  it('does not claim that the contract is kept when half of it was not called', () => {
    const report = createReport(findingsOf(calls.slice(0, 3)), facts)
    expect(terminalText(report, plain)).toContain(`kept by the 3 of ${operations.size} operations`)
  })
})
