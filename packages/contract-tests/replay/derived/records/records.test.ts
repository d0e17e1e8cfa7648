import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { inputsOf } from '../../../shared/inputs.ts'
import { operationOf } from '../operations.ts'
import { mismatchesOf } from '../testing/mismatches-of.ts'
import { type Faults, tenderBackend } from '../testing/tender-backend.ts'
import { consistencyScenarios } from './consistency.ts'
import { idempotenceScenarios } from './idempotence.ts'
import { notShown, shownBy } from './shown.ts'
import { comparable, firstDifference, withoutVolatile } from './volatile.ts'

const consistency = (faults: Faults) =>
  mismatchesOf(consistencyScenarios, 'getTender', tenderBackend(faults), ['rule'])
const idempotence = (faults: Faults) =>
  mismatchesOf(idempotenceScenarios, 'getTender', tenderBackend(faults), ['idempotence'])

describe('arguments', () => {
  it('are shown somewhere for every reading operation that takes one', () => {
    const unknown = [...operations.values()].filter((operation) => {
      const { path, query } = inputsOf(operation)
      const required = [...path, ...query].filter((parameter) => parameter.required)
      const isTold = operation.list !== undefined || required.every(({ schema }) => schema.enum !== undefined)
      return operation.method === 'get' && !operation.writes && !isTold && !shownBy[operation.id]
    })
    const message = 'each needs a line in replay/derived/records/shown.ts: which list shows its argument'
    expect(
      unknown.map(({ id }) => id),
      message,
    ).toEqual(notShown)
  })
})

describe('a record and its row', () => {
  it('are no mismatch when they agree', async () => {
    expect(await consistency({})).toEqual([])
  })

  it('are reported when they differ in a property that both have', async () => {
    const found = await consistency({ record: (row) => ({ ...row, budget: (row.budget ?? 0) + 1 }) })
    expect(found.map(({ path }) => path)).toContain('/budget')
  })
})

describe('asking twice', () => {
  it('is no mismatch when both answers agree, or the first change is the last', async () => {
    let calls = 0
    expect(await idempotence({})).toEqual([])
    expect(
      await idempotence({ record: (row) => ({ ...row, city: calls++ === 0 ? 'before' : 'after' }) }),
    ).toEqual([])
  })

  it('is reported when each answer differs', async () => {
    let calls = 0
    const found = await idempotence({ record: (row) => ({ ...row, orderNum: calls++ }) })
    expect(found).toMatchObject([{ kind: 'idempotence', path: '/orderNum' }])
  })
})

describe('what may differ each time', () => {
  it('is left out, wherever it stands', () => {
    const article = { id: 1, viewCount: 3 }
    expect(withoutVolatile(operationOf('getNewsArticle'), 200, article)).toEqual({ id: 1 })
    expect(withoutVolatile(operationOf('listNews'), 200, [article])).toEqual([{ id: 1 }])
    expect(withoutVolatile(operationOf('getTender'), 200, { title: 'x' })).toEqual({ title: 'x' })
  })

  it('is compared as empty where it is left out', () => {
    const attempt = { id: 1, handInTime: null }
    expect(comparable(operationOf('listTestAttempts'), attempt)).toMatchObject({ id: 1, endTime: null })
    expect(comparable(operationOf('getTestAttempt'), attempt)).toMatchObject({ id: 1, endTime: null })
    expect(comparable(operationOf('listNews'), { id: 1 })).not.toHaveProperty('viewCount')
  })

  it('is told from what may not by where two bodies differ first', () => {
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: 2 }] })).toBeNull()
    expect(firstDifference({ a: [1, { b: 2 }] }, { a: [1, { b: '2' }] })).toBe('/a/1/b')
    expect(firstDifference({ a: 1 }, { a: 1, b: null })).toBe('/b')
    expect(firstDifference([], {})).toBe('/')
  })
})
