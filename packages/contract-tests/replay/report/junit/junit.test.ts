import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { createReport } from '../create-report.ts'
import { exchangeOf, facts, findingsOf, mismatchOf, resultOf } from '../testing/made-up.ts'
import { junit } from './junit.ts'

const calls = [...operations.keys()].map((id) => exchangeOf(id))

/** Elements in order, with what closes; throws where XML is not well-formed. */
function elementsOf(xml: string): { name: string; attributes: Record<string, string> }[] {
  const elements: ReturnType<typeof elementsOf> = []
  const open: string[] = []
  const rest = xml
    .replace(/^<\?xml[^?]*\?>/, '')
    .replace(
      /<(\/?)([\w-]+)((?: \w+="[^"<&]*(?:&[#\w]+;[^"<&]*)*")*)(\/?)>/g,
      (_, closing, name, list, empty) => {
        if (closing) expect(open.pop()).toBe(name)
        else if (!empty) open.push(name)
        const pairs = [...String(list).matchAll(/ (\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value])
        if (!closing) elements.push({ name, attributes: Object.fromEntries(pairs) })
        return ''
      },
    )
  expect(open).toEqual([])
  expect(rest).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot|#\d+);)/)
  return elements
}

const sum = (elements: ReturnType<typeof elementsOf>, name: string, key: string) =>
  elements
    .filter((one) => one.name === name)
    .reduce((total, { attributes }) => total + Number(attributes[key]), 0)

describe('JUnit', () => {
  it('has a case for each operation and each scenario, and adds up', () => {
    const [first, second] = calls
    const drifts = [first, second, undefined].map((call) => mismatchOf(call, { scenario: 'Kept in mind' }))
    const results = [
      resultOf('Kept in mind', { mismatches: 3 }),
      resultOf('Stopped', { end: 'stopped', reason: 'a < b' }),
      resultOf('Skipped', { end: 'skipped', reason: 'no account' }),
    ]
    const xml = junit(createReport(findingsOf(calls.slice(0, 5), drifts, results), facts))
    const elements = elementsOf(xml)
    const cases = elements.filter(({ name }) => name === 'testcase')
    expect(cases).toHaveLength(operations.size + 3)
    const count = (name: string) => elements.filter((one) => one.name === name).length
    for (const [key, name] of [
      ['failures', 'failure'],
      ['errors', 'error'],
      ['skipped', 'skipped'],
      ['tests', 'testcase'],
    ] as const) {
      expect(sum(elements, 'testsuites', key), key).toBe(count(name))
      expect(sum(elements, 'testsuite', key), key).toBe(count(name))
    }
    expect(count('failure')).toBe(3)
    expect(count('error')).toBe(1)
    expect(count('skipped')).toBe(1 + operations.size - 5)
  })

  it('fails once for what drifts everywhere', () => {
    const drifts = calls.map((call) =>
      mismatchOf(call, { kind: 'cors', path: 'access-control-allow-origin' }),
    )
    const elements = elementsOf(junit(createReport(findingsOf(calls, drifts), facts)))
    expect(elements.filter(({ name }) => name === 'failure')).toHaveLength(1)
  })

  it('stays XML, whatever a backend answers', () => {
    const nasty = ']]>&<a b="c">\u0000\u001b[2J\ufffe\ud800\n\t😀 招标'
    const call = exchangeOf('listNews', { role: nasty, scenario: nasty })
    const results = (['stopped', 'skipped'] as const).map((end) => resultOf(nasty, { end, reason: nasty }))
    const drift = mismatchOf(call, { path: nasty, expected: nasty, seen: nasty })
    const xml = junit(createReport(findingsOf([call], [drift], results), facts))
    elementsOf(xml)
    expect(xml).toContain('😀 招标')
    for (const impossible of ['\u0000', '\u001b', '\ufffe']) expect(xml).not.toContain(impossible)
    expect(xml.isWellFormed()).toBe(true)
  })
})
