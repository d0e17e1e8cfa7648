import { i18n } from '@lingui/core'
import type { DeskNews } from '@portal/api-contract'
import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { isStored } from '../../../../lib/chakra/desk/record-form/is-stored.ts'
import { newsSchema, toBody, valuesOf } from './news-values.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const news = {
  id: 7,
  version: 3,
  title: '会员大会通知',
  subTitle: null,
  infoDictsId: 2,
  infoDictsDetailsId: 202,
  author: '秘书处',
  source: null,
  summary: null,
  coverUrl: null,
  content: '<p>定于十二月召开。</p>',
  attachments: [{ id: 5, url: 'files/a.pdf', name: 'a.pdf', size: 10 }],
  isTop: 1,
  isCarousel: 0,
} as DeskNews

it('sends what was read as it was read', () => {
  expect(toBody(valuesOf(news))).toEqual({
    title: news.title,
    subTitle: null,
    infoDictsId: 2,
    infoDictsDetailsId: 202,
    author: '秘书处',
    source: null,
    summary: null,
    coverUrl: null,
    content: news.content,
    attachments: news.attachments,
    isTop: 1,
    isCarousel: 0,
  })
})

it('knows what was stored although the answer was lost', () => {
  const body = toBody({ ...valuesOf(news), title: '会员大会改期' })
  expect(isStored({ valuesOf, toBody }, news, body)).toBe(false)
  expect(isStored({ valuesOf, toBody }, { ...news, version: 4, title: '会员大会改期' }, body)).toBe(true)
})

it('asks for title, column and text', () => {
  const { issues = [] } = v.safeParse(newsSchema, valuesOf(undefined))
  const wrong = new Set(issues.map(({ path }) => path?.[0].key))
  expect([...wrong]).toEqual(['title', 'content', 'place'])
  expect(v.safeParse(newsSchema, valuesOf(news)).success).toBe(true)
})
