import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CourseSort, HourBand, PriceBand } from './catalogue-search.ts'

export const priceNames: Record<PriceBand, MessageDescriptor> = {
  free: msg`免费`,
  low: msg`150 元以下`,
  high: msg`150 元以上`,
}

export const hourNames: Record<HourBand, MessageDescriptor> = {
  short: msg`6 学时以下`,
  middle: msg`7 至 10 学时`,
  long: msg`10 学时以上`,
}

export const sortNames: Record<CourseSort, MessageDescriptor> = {
  'publishDate,desc': msg`最新发布`,
  'enrolledCount,desc': msg`学习人数最多`,
  'creditHours,desc': msg`学时从多到少`,
  'creditHours,asc': msg`学时从少到多`,
  'price,asc': msg`价格从低到高`,
  'price,desc': msg`价格从高到低`,
}
