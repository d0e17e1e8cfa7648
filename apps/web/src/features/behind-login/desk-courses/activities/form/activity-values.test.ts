import { i18n } from '@lingui/core'
import type { DeskActivity } from '@portal/api-contract'
import * as v from 'valibot'
import { beforeEach, expect, it } from 'vitest'
import { activitySchema, publishedSchema, toBody, valuesOf } from './activity-values.ts'

beforeEach(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const written = {
  title: '案例分享会',
  coverUrl: null,
  startTime: '2026-12-20T01:00:00.000Z',
  endTime: '2026-12-20T09:00:00.000Z',
  signUpStart: '2026-11-20T01:00:00.000Z',
  signUpDeadline: '2026-12-18T01:00:00.000Z',
  address: '协会三楼学术报告厅',
  quota: 60,
  fee: 99.5,
  creditHours: 3.5,
  content: '<p>三家单位分享案例。</p>',
}
const values = valuesOf({ ...written, id: 1, version: 3 } as DeskActivity)

const wrongIn = (changes: object) =>
  v.safeParse(activitySchema, { ...values, ...changes }).issues?.map(({ path }) => path?.[0].key) ?? []

it('shows times of China and sends what was read as it was read', () => {
  expect(values).toMatchObject({ startTime: '2026-12-20T09:00', fee: '99.5', version: 3 })
  expect(toBody(values)).toEqual(written)
})

it('asks for what an activity needs', () => {
  expect(wrongIn({})).toEqual([])
  const empty = new Set(wrongIn(valuesOf(undefined)))
  for (const field of ['title', 'address', 'startTime', 'endTime', 'signUpStart', 'quota', 'content'])
    expect(empty).toContain(field)
  expect(wrongIn({ quota: '0' })).toEqual(['quota'])
  expect(wrongIn({ fee: '9.999' })).toEqual(['fee'])
  expect(wrongIn({ creditHours: '-1' })).toEqual(['creditHours'])
})

it('has its times in order, each said where it is mended', () => {
  expect(wrongIn({ endTime: values.startTime })).toEqual(['endTime'])
  expect(wrongIn({ signUpStart: values.signUpDeadline })).toEqual(['signUpDeadline'])
  expect(wrongIn({ signUpDeadline: values.endTime })).toEqual(['signUpDeadline'])
  expect(wrongIn({ signUpDeadline: values.startTime })).toEqual([])
})

it('lets what is published begin later than now only', () => {
  const wrongWhen = (times: object) =>
    v.safeParse(publishedSchema, { ...values, ...times }).issues?.map(({ path }) => path?.[0].key) ?? []
  const sameDay = (year: number) => ({
    ...{ startTime: `${year}-12-20T09:00`, endTime: `${year}-12-20T17:00` },
    ...{ signUpStart: `${year}-11-20T09:00`, signUpDeadline: `${year}-12-18T09:00` },
  })
  expect(wrongWhen(sameDay(2020))).toEqual(['startTime'])
  expect(wrongWhen(sameDay(2099))).toEqual([])
  expect(wrongIn(sameDay(2020))).toEqual([])
})
