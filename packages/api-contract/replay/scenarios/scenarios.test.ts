import { describe, expect, it } from 'vitest'
import { operations } from '../../src/document.ts'
import { scenarios } from './index.ts'

const writes = (id: string) => operations.get(id as never)?.writes

describe('the scenarios', () => {
  it('have names of their own', () => {
    const names = scenarios.map(({ name }) => name)
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  it('judge every operation together', () => {
    const judged = new Set(scenarios.flatMap(({ operations: ids }) => ids))
    expect([...operations.keys()].filter((id) => !judged.has(id))).toEqual([])
  })

  it.each(scenarios)('$name: says that it writes when an operation that it judges does', (scenario) => {
    if (scenario.operations.some(writes)) expect(scenario.writes).toBe(true)
    if (scenario.leaves) expect(scenario.writes).toBe(true)
  })
})
