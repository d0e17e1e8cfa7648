import { expect, it } from 'vitest'
import { createReport } from './create-report.ts'
import { page } from './html/page.ts'
import { junit } from './junit/junit.ts'
import { terminalText } from './terminal.ts'
import { exchangeOf, facts, findingsOf, resultOf } from './testing/made-up.ts'

const why = 'the credentials name one unit'
const untried = ['a foreign batch stays', 'a foreign draft stays'].map((rule) => ({ rule, why }))
const report = createReport(
  findingsOf([exchangeOf('listNews')], [], [resultOf('Batches', { untried })]),
  facts,
)

it('what was not tried is told in every form, with the reason', () => {
  const html = page(report)
  expect(html).toContain('a foreign batch stays · a foreign draft stays')
  expect(html).toContain(why)
  expect(terminalText(report, { folder: null, hasColor: false })).toContain(
    `a foreign batch stays, a foreign draft stays: ${why}`,
  )
  const cases = junit(report).match(/classname="contract\.untried"/g)
  expect(cases).toHaveLength(2)
})

it('the page counts what no call has shown', () => {
  const html = page(report)
  expect(html).toMatch(/[\d,]+ operations<\/a> that no call was made of/)
  expect(html).toMatch(/[\d,]+ of [\d,]+<\/a> answers that the document has/)
})
