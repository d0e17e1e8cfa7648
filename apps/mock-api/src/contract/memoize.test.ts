import { describe, expect, it } from 'vitest'
import { memoize } from './memoize.ts'

describe('memoize', () => {
  it('computes a result once and returns the same frozen object', () => {
    let made = 0
    const ask = memoize((text: string) => ({ text, made: ++made }))
    const first = ask('a', 'a')
    expect(ask('a', 'a')).toBe(first)
    expect(ask('b', 'b')).toEqual({ text: 'b', made: 2 })
    expect(Object.isFrozen(first)).toBe(true)
  })

  it('does not cache a failure', () => {
    let calls = 0
    const ask = memoize((): object => {
      calls += 1
      throw new Error('no')
    })
    expect(() => ask('a', 1)).toThrow('no')
    expect(() => ask('a', 1)).toThrow('no')
    expect(calls).toBe(2)
  })

  it('forgets the oldest when there are too many', () => {
    let made = 0
    const ask = memoize((key: number) => ({ key, made: ++made }))
    for (let key = 0; key <= 200; key += 1) ask(String(key), key)
    expect(ask('200', 200).made).toBe(201)
    expect(ask('0', 0).made).toBe(202)
  })
})
