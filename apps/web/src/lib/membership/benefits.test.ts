import { expect, it } from 'vitest'
import { isOfLevel, lowestLevel } from './benefits.ts'

it('gives what names no level to every level, and to who has none yet', () => {
  const everybody = { levels: [] }
  expect(isOfLevel(everybody, '会员')).toBe(true)
  expect(isOfLevel(everybody, null)).toBe(true)
  expect(lowestLevel(everybody)).toBeUndefined()
})

it('keeps what is for some levels from the others', () => {
  const councils: Parameters<typeof isOfLevel>[0] = { levels: ['常务理事', '理事'] }
  expect(isOfLevel(councils, '理事')).toBe(true)
  expect(isOfLevel(councils, '资深会员')).toBe(false)
  expect(lowestLevel(councils)).toBe('理事')
})
