import { i18n } from '@lingui/core'
import type { OwnSiteItem } from '@portal/api-contract'
import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { itemSchema, toItemBody, valuesOf } from './item-values.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const item = {
  id: 1,
  kind: 'CONSTRUCT',
  title: '临江图书馆',
  summary: null,
  coverUrl: 'files/a.svg',
  eventDate: '2026-03-02',
  content: '<p>正文</p>',
} as OwnSiteItem

it('is sent as it was, while nothing is changed', () => {
  const { id: _, ...fields } = item
  expect(toItemBody(valuesOf(item), item.kind, 'DRAFT')).toEqual({ ...fields, status: 'DRAFT' })
})

it('is sent without what was emptied', () => {
  const values = { ...valuesOf(item), title: ' 新 ', coverUrl: '', eventDate: '' }
  expect(toItemBody(values, 'NEWS', 'SUBMITTED')).toMatchObject({
    kind: 'NEWS',
    title: '新',
    coverUrl: null,
    eventDate: null,
    status: 'SUBMITTED',
  })
})

it.each([
  [{ title: ' ' }, 'title'],
  [{ title: '长'.repeat(201) }, 'title'],
  [{ summary: '长'.repeat(501) }, 'summary'],
  [{ content: '' }, 'content'],
])('refuses %j', (part, field) => {
  const { issues } = v.safeParse(itemSchema, { ...valuesOf(item), ...part })
  expect(issues?.map(({ path }) => path?.[0].key)).toEqual([field])
})
