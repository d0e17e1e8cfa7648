import { describe, expect, it } from 'vitest'
import { fold, isAfter } from './collation.ts'

const cities = ['临江市', '安海市', '东山县', '北城区', 'Beicheng', '临江县']

/** Whether no text stands after its next in every order. */
const isSomeOrder = (texts: string[]): boolean =>
  texts.every((text, i) => i === 0 || !isAfter(texts[i - 1] ?? '', text))

describe('orders of texts', () => {
  it('are distinguished from unordered texts', () => {
    expect(isSomeOrder(cities.toSorted())).toBe(true)
    expect(isSomeOrder(cities.toSorted(new Intl.Collator('zh').compare))).toBe(true)
    expect(isSomeOrder(cities.toSorted(new Intl.Collator('zh-u-co-stroke').compare))).toBe(true)
    // By the bytes of GBK, whose first level is the sound.
    expect(isSomeOrder(['Beicheng', '安海市', '北城区', '东山县', '临江市', '临江县'])).toBe(true)
    expect(isSomeOrder(['会员 2', '会员 1'])).toBe(false)
    expect(isSomeOrder(['JCZB-9', 'JCZB-10'].toReversed())).toBe(true)
  })

  it('agree on beginnings, digits and letters', () => {
    expect(isAfter('造价咨询', '造价')).toBe(true)
    expect(isAfter('造价', '造价咨询')).toBe(false)
    expect([isAfter('a', 'B'), isAfter('B', 'a')]).toEqual([false, false])
    expect(isAfter('2026-10', '2026-09')).toBe(true)
  })
})

describe('texts that are the same to some database', () => {
  it('differ in case, accents, width or spaces behind', () => {
    expect(fold('Ｂim ')).toBe(fold('bIM'))
    expect(fold('é')).toBe(fold('E'))
    expect(fold('临江市')).not.toBe(fold('临江县'))
  })
})
