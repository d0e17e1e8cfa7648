import { operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { scenarios } from './index.ts'

const writes = (id: string) => operations.get(id as never)?.writes

describe('the scenarios', () => {
  it('have names of their own', () => {
    const names = scenarios.map(({ name }) => name)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  it('check every operation together', () => {
    const checked = new Set(scenarios.flatMap(({ operations: ids }) => ids))
    const unchecked = [...operations.keys()].filter((id) => !checked.has(id))
    expect(unchecked, 'each needs a scenario in replay/scenarios that names it').toEqual([])
  })

  it.each(scenarios)('$name: says that it writes when an operation that it checks does', (scenario) => {
    if (scenario.operations.some(writes)) expect(scenario.writes).toBe(true)
    if (scenario.leaves) expect(scenario.writes).toBe(true)
  })
})
