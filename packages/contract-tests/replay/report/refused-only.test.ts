import { describe, expect, it } from 'vitest'
import { createReport } from './create-report.ts'
import { page } from './html/page.ts'
import { terminalText } from './terminal.ts'
import { answerOf, exchangeOf, facts, findingsOf } from './testing/made-up.ts'

describe('an operation that never succeeded', () => {
  const refused = exchangeOf('addMail', { answer: answerOf(400, {}) })
  const textOf = (...calls: (typeof refused)[]) =>
    terminalText(createReport(findingsOf(calls), facts), { folder: null, hasColor: false })

  it('is named, for what it answers to a success was not validated', () => {
    expect(textOf(refused).split('\n').slice(-2)).toEqual(['No success seen of 1 operation:', '  addMail'])
    expect(page(createReport(findingsOf([refused]), facts))).toContain('that only refused')
    expect(textOf(refused)).toMatch(/^The contract is kept .*\. No success was seen of 1 operation\.$/m)
  })

  it('is not named after one success', () => {
    expect(textOf(refused, exchangeOf('addMail'))).not.toContain('No success seen')
  })

  it('is not named when the run was asked for others', () => {
    const report = createReport(findingsOf([refused, exchangeOf('listNews')]), {
      ...facts,
      only: ['listNews'],
    })
    expect(terminalText(report, { folder: null, hasColor: false })).not.toContain('No success seen')
    expect(page(report)).not.toContain('that only refused')
  })

  it('is not named when it was not called', () => {
    expect(textOf(exchangeOf('listNews'))).not.toContain('No success seen')
  })
})
