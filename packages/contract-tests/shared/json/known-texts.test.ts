import { describe, expect, it } from 'vitest'
import { parseKnown } from './known-texts.ts'

const rowsOf = (text: string) => parseKnown(text).body as unknown[]

describe('parseKnown', () => {
  it('gives the same value for the same text', () => {
    const text = '{"id":1,"tags":["a"]}'
    expect(parseKnown(text).body).toEqual({ id: 1, tags: ['a'] })
    expect(parseKnown(` ${text}`.trim()).body).toBe(parseKnown(text).body)
  })

  it('gives the same record for the same row of another list', () => {
    const [first] = rowsOf('[{"id":7,"of":{"a":[1,null]},"name":"x"}]')
    const [, again] = rowsOf('[{"id":8},{"name":"x","of":{"a":[1,null]},"id":7}]')
    expect(again).toBe(first)
  })

  it.each([
    ['[{"id":9,"a":[1,2]}]', '[{"id":9,"a":[1]}]'],
    ['[{"id":9,"a":[1,2]}]', '[{"id":9,"a":{"0":1,"1":2}}]'],
    ['[{"id":9,"a":null}]', '[{"id":9,"b":null}]'],
    ['[{"id":9,"a":1}]', '[{"id":9,"a":"1"}]'],
    ['[{"id":9,"a":{}}]', '[{"id":9,"a":null}]'],
  ])('tells %s from %s', (one, other) => {
    rowsOf(one)
    expect(rowsOf(other)).toEqual(JSON.parse(other))
  })

  it('leaves rows without an id, and what is no list, as they are', () => {
    expect(rowsOf('[{"a":1},null,2]')).toEqual([{ a: 1 }, null, 2])
    expect(parseKnown('not JSON').body).toBe('not JSON')
  })
})
