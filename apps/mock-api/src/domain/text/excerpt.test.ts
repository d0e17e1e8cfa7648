import { describe, expect, it } from 'vitest'
import { excerptOf } from './excerpt.ts'

const filler = '一二三四五六七八九十'.repeat(40)

describe('excerptOf', () => {
  it('is the whole of a short text', () => {
    expect(excerptOf('会费标准', ['会费'])).toBe('会费标准')
  })

  it.each([
    ['at the beginning', `会费${filler}`, /^会费.*…$/],
    ['in the middle', `${filler}会费${filler}`, /^….*会费.*…$/],
    ['at the end', `${filler}会费`, /^….*会费$/],
    ['nowhere', filler, /^一二三.*…$/],
  ])('shows a hit %s within 160 characters', (_where, text, shape) => {
    const excerpt = excerptOf(text, ['会费'])
    expect(excerpt).toMatch(shape)
    expect(excerpt.length).toBeLessThanOrEqual(160)
    expect(excerpt.length).toBeGreaterThan(150)
  })

  it('prefers the first word of the list', () => {
    expect(excerptOf(`费${filler}计价依据${filler}`, ['计价依据', '费'])).toContain('计价依据')
  })

  it('finds words whatever their case', () => {
    expect(excerptOf(`${filler}BIM${filler}`, ['bim'])).toContain('BIM')
  })

  it('cuts no character in two', () => {
    const excerpt = excerptOf('𠮷'.repeat(300), ['无'])
    expect(excerpt.isWellFormed()).toBe(true)
  })
})
