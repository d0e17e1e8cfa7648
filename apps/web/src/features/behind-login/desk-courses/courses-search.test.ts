import { expect, it } from 'vitest'
import { enrollmentCriteria } from './courses-search.ts'

it('asks for who has completed a course', () => {
  expect(enrollmentCriteria({ course: 3, progress: 'done' })).toEqual({
    'courseId.equals': 3,
    'completeTime.specified': true,
  })
  expect(enrollmentCriteria({ progress: 'open' })).toEqual({ 'completeTime.specified': false })
})
