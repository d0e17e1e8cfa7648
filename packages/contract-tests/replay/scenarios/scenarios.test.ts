import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
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

  // From midnight until eight in the morning in China the day of UTC is the one before.
  it('take no day of UTC for the one in China', () => {
    const files = globSync('**/*.ts', { cwd: import.meta.dirname, exclude: ['**/*.test.ts'] })
    const isUtc = (file: string) =>
      /now\(\)\.toISOString\(\)\.slice/.test(readFileSync(join(import.meta.dirname, file), 'utf8'))
    expect(files.length).toBeGreaterThan(50)
    expect(files.filter(isUtc)).toEqual([])
  })
})
