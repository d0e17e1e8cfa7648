import { type OperationId, operations } from '@portal/api-contract/document'
import { describe, expect, it } from 'vitest'
import { inputsOf } from '../inputs.ts'
import { owned, shared } from './owned.ts'

const takesAnId = (id: OperationId): boolean => {
  const operation = operations.get(id)
  if (!operation?.callers.includes('member')) return false
  return inputsOf(operation).path.some(({ schema }) => schema.type === 'integer')
}

describe('whose records there are', () => {
  it('is known of every operation that takes an id of a member', () => {
    const unknown = [...operations.keys()].filter(
      (id) => takesAnId(id) && !(id in owned) && !shared.includes(id),
    )
    expect(unknown).toEqual([])
  })

  it('is shown by lists that are asked without knowing an id', () => {
    for (const rule of Object.values(owned)) {
      const list = operations.get(rule.list)
      expect(list?.list, rule.list).toBeDefined()
      expect(list?.path, rule.list).not.toContain('{')
    }
  })
})
