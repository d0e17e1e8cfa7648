import { describe, expect, it } from 'vitest'
import { fenOf } from './amount-words.ts'

describe('an amount in words', () => {
  it.each([
    ['零元整', 0],
    ['贰佰元整', 20_000],
    ['人民币壹拾元正', 1000],
    ['贰仟元整', 200_000],
    ['壹万零伍拾元整', 1_005_000],
    ['壹拾贰万叁仟肆佰伍拾陆元柒角捌分', 12_345_678],
    ['壹亿零贰万元整', 10_002_000_000],
    ['伍元零捌分', 508],
    ['叁角整', 30],
    ['柒分', 7],
  ])('%s is %i fen', (words, fen) => {
    expect(fenOf(words)).toBe(fen)
  })

  it.each(['200.00', '二百元整', '贰佰'])('is not %s', (words) => {
    expect(fenOf(words)).toBeNull()
  })
})
