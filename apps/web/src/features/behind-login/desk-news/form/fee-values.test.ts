import { i18n } from '@lingui/core'
import type { DeskFeeNews } from '@portal/api-contract'
import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { feeSchema, toBody, valuesOf } from './fee-values.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const bulletin = {
  id: 2001,
  version: 3,
  title: '云洲市材料价格信息',
  region: '云洲市',
  period: '2026-10',
  author: '信息部',
  source: null,
  coverUrl: 'files/uploads/a.jpg',
  summary: null,
  content: '<p>采集期截至10月30日。</p>',
  file: { id: 5, url: 'files/a.xlsx', name: 'a.xlsx', size: 10 },
} as DeskFeeNews

it('sends what was read as it was read', () => {
  const { id: _id, version: _version, ...written } = bulletin
  expect(toBody(valuesOf(bulletin))).toEqual(written)
  expect(toBody(valuesOf({ ...bulletin, file: null })).file).toBeNull()
  expect(toBody(valuesOf({ ...bulletin, coverUrl: null })).coverUrl).toBeNull()
})

it('asks for title, text, region and a month that there is', () => {
  const wrongIn = (values: object) =>
    new Set(v.safeParse(feeSchema, values).issues?.map(({ path }) => path?.[0].key))
  expect([...wrongIn(valuesOf(undefined))]).toEqual(['title', 'content', 'region', 'period'])
  expect([...wrongIn({ ...valuesOf(bulletin), period: '2026-13' })]).toEqual(['period'])
  expect(wrongIn(valuesOf(bulletin)).size).toBe(0)
})
