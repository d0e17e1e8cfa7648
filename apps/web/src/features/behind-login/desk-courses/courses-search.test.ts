import { expect, it } from 'vitest'
import { enrollmentCriteria } from './courses-search.ts'

it('asks for who has completed a course', () => {
  expect(enrollmentCriteria({ course: 3, progress: 'done' })).toEqual({
    'courseId.equals': 3,
    'completeTime.specified': true,
  })
  expect(enrollmentCriteria({ progress: 'open' })).toEqual({ 'completeTime.specified': false })
})

it('asks for hours by the days on which they were credited', () => {
  expect(enrollmentCriteria({ creditedFrom: '2026-11-01', creditedTo: '2026-11-30' })).toEqual({
    'creditTime.greaterThanOrEqual': '2026-10-31T16:00:00.000Z',
    'creditTime.lessThanOrEqual': '2026-11-30T15:59:59.999Z',
  })
})
