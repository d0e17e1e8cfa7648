import { i18n } from '@lingui/core'
import type { Calculation } from '@portal/api-contract'
import { beforeAll, expect, it } from 'vitest'
import { differenceText } from './difference.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const of = (fee: number | null) => ({ fee }) as Calculation

it.each([
  [22.55, 30.8, '比当前多 8.25 万元（36.59%）'],
  [22.55, 10.3, '比当前少 12.25 万元（54.32%）'],
  [0.3, 0.1, '比当前少 0.2 万元（66.67%）'],
  [22.55, 22.55, '与当前费用相同'],
])('beside %d, %d is: %s', (current, other, words) => {
  expect(differenceText(of(current), of(other))).toBe(words)
})

it('says nothing where the parties agree on a fee', () => {
  expect(differenceText(of(22.55), of(null))).toBeUndefined()
  expect(differenceText(of(null), of(22.55))).toBeUndefined()
})
