import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { exchangeOf, findingsOf, resultOf } from '../report/testing/made-up.ts'
import { createProgress } from './progress.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function output(isTTY: boolean) {
  const written: string[] = []
  const write = (text: string | Uint8Array) => {
    written.push(String(text))
    return true
  }
  return { out: { write, isTTY, columns: 100 }, written }
}

const { scenario } = resultOf('News are the newest first')
const findings = findingsOf([exchangeOf('listNews')])

describe('progress', () => {
  it('is one line in a terminal, which follows the calls of a long scenario', () => {
    const { out, written } = output(true)
    const progress = createProgress(2, out)
    progress.onStart(scenario, findings)
    findings.exchanges.push(exchangeOf('listNews'))
    vi.advanceTimersByTime(1_000)
    expect(written.join('')).not.toContain('\n')
    expect(written.at(-1)).toMatch(
      /^\r0\/2 scenarios, 2 calls, 0 differences, 1\.0 s · News are the newest first +$/,
    )
    progress.end()
    expect(written.at(-1)).toMatch(/^\r.* 2 calls.*\n$/)
  })

  it('is a line now and then elsewhere, and tells no more after its end', () => {
    const { out, written } = output(false)
    const progress = createProgress(2, out)
    progress.onStart(scenario, findings)
    vi.advanceTimersByTime(4_000)
    expect(written).toHaveLength(0)
    vi.advanceTimersByTime(8_000)
    expect(written).toHaveLength(2)
    progress.end()
    vi.advanceTimersByTime(20_000)
    expect(written).toHaveLength(3)
    expect(written.join('')).not.toContain('\r')
  })
})
