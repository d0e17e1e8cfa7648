import { expect, it } from 'vitest'
import { easierKeywords } from './easier-keywords.ts'

it('takes each word alone, the longest first', () => {
  expect(easierKeywords('审核 竣工备案')).toEqual(['竣工备案', '审核'])
})

it('finds words of the trade inside a long one', () => {
  expect(easierKeywords('怎么查询信息价和定额')).toEqual(['信息价', '定额'])
})

it('never offers what found nothing', () => {
  expect(easierKeywords('信息价')).toEqual([])
  expect(easierKeywords('《信息价》')).toEqual([])
})

it('names a word once and stops at six', () => {
  expect(easierKeywords('会费标准 会费')).toEqual(['会费标准', '会费'])
  expect(easierKeywords('甲一 乙二 丙三 丁四 戊五 己六 庚七')).toHaveLength(6)
})
