import { i18n } from '@lingui/core'
import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { siteSchema } from './site-schema.ts'
import { valuesOf } from './site-values.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const right = { ...valuesOf(null), domainId: 'my-studio', intro: '<p>正文</p>' }

const wrong = (values: object) =>
  v.safeParse(siteSchema, { ...right, ...values }).issues?.map(({ path }) => path?.[0].key) ?? []

it('takes what the contract takes', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ phone: '0590-8339563', postCode: '350000', mapLng: '118.79', mapLat: '31.2' })).toEqual([])
})

it.each([
  [{ domainId: 'ab' }, 'domainId'],
  [{ domainId: 'My-Studio' }, 'domainId'],
  [{ intro: '' }, 'intro'],
  [{ intro: '造'.repeat(40_000) }, 'intro'],
  [{ phone: '12' }, 'phone'],
  [{ email: 'a@b' }, 'email'],
  [{ postCode: '35' }, 'postCode'],
  [{ website: 'www.a.example' }, 'website'],
  [{ website: 'https://[' }, 'website'],
  [{ mapLng: '12', mapLat: '31' }, 'mapLng'],
  [{ mapLng: 'x', mapLat: '31' }, 'mapLng'],
  [{ mapLng: '118' }, 'mapLat'],
])('refuses %j', (values, field) => {
  expect(wrong(values)).toEqual([field])
})
