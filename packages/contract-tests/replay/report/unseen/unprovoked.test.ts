import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { createReport } from '../create-report.ts'
import { terminalText } from '../terminal.ts'
import { answerOf, exchangeOf, facts, findingsOf } from '../testing/made-up.ts'
import { unprovokable, unprovokedOf } from './unprovoked.ts'

const reportOf = (...calls: Parameters<typeof exchangeOf>[]) =>
  createReport(findingsOf(calls.map((call) => exchangeOf(...call))), facts)

describe('codes that came from no operation', () => {
  it('are named with the operations that list them, those that have a reason last', () => {
    const all = unprovokedOf(reportOf(['transferDeskRefund'], ['decideDeskReview']))
    expect(all[0]).toMatchObject({ code: 'error.decidedBefore', why: null })
    expect(all[0]?.operations).toEqual(['transferDeskRefund', 'decideDeskReview'])
    expect(all.at(-1)?.code).toBe('error.reviewDecided')
    expect(all.at(-1)?.why).toContain('which no client can time')
  })

  it('are in the terminal, each by its name or with its reason', () => {
    const report = reportOf(
      ['transferDeskRefund', { answer: answerOf(409, { message: 'error.decidedBefore' }) }],
      ['decideDeskReview'],
    )
    const text = terminalText(report, { folder: null, hasColor: false })
    expect(text).toContain('No refusal seen with 1 code:\n  error.refundNotByTransfer')
    expect(text).toMatch(/Nobody provokes from outside:\n {2}error\.reviewDecided: it is about a decision/)
  })

  it('have a reason only where the document lists them', () => {
    const documented = JSON.stringify([...operations.values()].map(({ responses }) => responses))
    for (const code of Object.keys(unprovokable)) expect(documented).toContain(`"${code}"`)
  })
})
