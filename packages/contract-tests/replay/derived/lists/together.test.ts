import { describe, expect, it } from 'vitest'
import { operationOf } from '../operations.ts'
import { isList, type List, type Row } from './list.ts'
import type { Probe } from './probes.ts'
import { together } from './together.ts'

function listOf(rows: Row[]): List {
  const operation = operationOf('listTenders')
  if (!isList(operation)) throw new Error('It is a list.')
  return { operation, role: 'anonymous', given: [], rows, totals: [] }
}

const ofStatus: Probe = { property: 'status', given: { equals: 'OPEN' } }
const aboveBudget: Probe = { property: 'budget', given: { greaterThan: '100' } }

type Told = [status: string, budget: number | null]

/** Rows by their state and budget. */
const rowsOf = (rows: Told[]): Row[] =>
  rows.map(([status, budget], place) => ({ id: place + 1, status, budget }))

const above: Told = ['OPEN', 200]
const atLimit: Told = ['OPEN', 100]
const empty: Told = ['OPEN', null]
const closed: Told = ['CLOSED', 200]

const asked = (...rows: Told[]) => together(listOf(rowsOf(rows)), [ofStatus, aboveBudget])

describe('questions about two properties', () => {
  it('go together where some row tells each mistake in either of them', () => {
    expect(asked(above, atLimit, empty, closed)).toEqual([[ofStatus, aboveBudget]])
  })

  it.each([
    ['that the state is not looked at', [above, atLimit, empty, ['CLOSED', 100]]],
    ['that the limit itself is meant', [above, empty, closed, ['CLOSED', 100]]],
    ['that what has no budget is above it', [above, atLimit, closed, ['CLOSED', null]]],
    ['that nothing fits', [atLimit, empty, closed]],
  ] satisfies [string, Told[]][])('do not where no row would tell %s', (_, rows) => {
    expect(asked(...rows)).toEqual([[ofStatus], [aboveBudget]])
  })

  it('are never of the same property', () => {
    const also: Probe = { property: 'status', given: { notEquals: 'CLOSED' } }
    expect(together(listOf(rowsOf([above, closed])), [ofStatus, also])).toHaveLength(2)
  })
})
