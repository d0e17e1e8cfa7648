import { expect, it } from 'vitest'
import { courseSorts, enrollmentCriteria, enrollmentSorts, sortAmong } from './courses-search.ts'

it('asks for who has completed a course', () => {
  expect(enrollmentCriteria({ course: 3, progress: 'done' })).toEqual({
    'courseId.equals': 3,
    'completeTime.specified': true,
  })
  expect(enrollmentCriteria({ progress: 'open' })).toEqual({ 'completeTime.specified': false })
})

it('keeps to the orders of its list', () => {
  expect(sortAmong(courseSorts, 'enrolled,desc')).toBe('enrolled,desc')
  expect(sortAmong(enrollmentSorts, 'enrolled,desc')).toBeUndefined()
})
