import { document, type OperationId, operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { flatten, type Schema } from '../../../shared/schema.ts'
import { createReport } from '../create-report.ts'
import { page } from '../html/page.ts'
import { terminalText } from '../terminal.ts'
import { answerOf, exchangeOf, facts, findingsOf } from '../testing/made-up.ts'
import { unseenCodesIn } from './codes.ts'
import { unseenValuesIn } from './values.ts'

/** A list of the contract whose rows have a property with few values. */
function example(): { id: OperationId; property: string; values: string[] } {
  for (const { id, list, responses } of operations.values()) {
    const schema = responses[200]?.content?.['application/json']?.schema as Schema | undefined
    const rows = list && schema ? flatten(flatten(schema).items ?? {}) : {}
    for (const [property, part] of Object.entries(rows.properties ?? {})) {
      const values = (flatten(part).enum ?? []).filter((value) => typeof value === 'string')
      if (values.length > 2) return { id, property, values }
    }
  }
  throw new Error(`No list of version ${document.info.version} has such a property.`)
}

const { id, property, values } = example()
const [first = '', second = '', ...never] = values
const shown = (...rows: string[]) =>
  exchangeOf(id, {
    answer: answerOf(
      200,
      rows.map((value) => ({ [property]: value })),
    ),
  })
const unseenIn = (...exchanges: ReturnType<typeof shown>[]) =>
  unseenValuesIn(exchanges).find((one) => one.property === property && one.of === values.length)

describe('values that never came', () => {
  it('are those that no answer had', () => {
    expect(unseenIn(shown(first), shown(second, first))).toEqual({
      ...{ property, operations: [id], values: never, of: values.length },
    })
    expect(unseenIn(shown(...values))).toBeUndefined()
    expect(unseenIn(shown())?.values).toEqual(values)
  })

  it('stand first where least of them came', () => {
    const shares = unseenValuesIn([shown(first, second), exchangeOf('queryOrder')]).map(
      ({ values, of }) => values.length / of,
    )
    expect(shares.length).toBeGreaterThan(1)
    expect(shares).toEqual(shares.toSorted((a, b) => b - a))
  })

  it('are not told of what never succeeded', () => {
    expect(unseenValuesIn([exchangeOf(id, { answer: answerOf(404, {}) })])).toEqual([])
  })

  it('stand in the report and at the end of the terminal', () => {
    const report = createReport(findingsOf([shown(first, second)]), facts)
    expect(terminalText(report, { folder: null, hasColor: false })).toMatch(/^Never came: \d+ listed values/m)
    expect(page(report)).toContain(`${property}: ${never.join(', ')}`)
  })
})

describe('codes of refusals that never came', () => {
  const refused = (message: string) =>
    exchangeOf('createInvoiceTitle', { answer: answerOf(409, { status: 409, message }) })
  const unseenOf = (...exchanges: ReturnType<typeof refused>[]) =>
    unseenCodesIn(exchanges).find(({ operation }) => operation === 'createInvoiceTitle')

  it('are those of the operation alone that no refusal had', () => {
    expect(unseenOf(refused('error.validation'))?.codes).toEqual(['error.titleExists'])
    expect(unseenOf(refused('error.titleExists'))).toBeUndefined()
    expect(unseenOf()).toBeUndefined()
  })

  it('tell most where they came from no operation at all, and stand first then', () => {
    const of = (message: string) =>
      exchangeOf('updateInvoiceTitle', { answer: answerOf(409, { status: 409, message }) })
    const deleted = exchangeOf('updateItem', { answer: answerOf(409, { status: 409 }) })
    expect(unseenOf(refused('error.validation'), of('error.titleExists'))?.nowhere).toEqual([])
    const all = unseenCodesIn([refused('error.validation'), of('error.titleExists'), deleted])
    expect(all.map(({ operation }) => operation)).toEqual(['updateItem', 'createInvoiceTitle'])
  })

  it('stand in the report and at the end of the terminal', () => {
    const report = createReport(findingsOf([refused('error.validation')]), facts)
    expect(terminalText(report, { folder: null, hasColor: false })).toMatch(
      /^Never refused: 1 listed code, 1 of them by no operation\nNo refusal seen with 1 code:\n {2}error.titleExists$/m,
    )
    expect(page(report)).toContain('createInvoiceTitle: error.titleExists')
  })
})
