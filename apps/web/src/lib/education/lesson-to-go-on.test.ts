import type { CourseProgress } from '@portal/api-contract'
import { expect, it } from 'vitest'
import { lessonToGoOn } from './lesson-to-go-on.ts'

const lessons = [1, 2, 3].map((id) => ({ id, title: `${id}`, durationS: 60, free: false, videoUrl: null }))
const standing = (lastLessonId: number | null, ...completed: number[]) =>
  ({
    lastLessonId,
    lessons: lessons.map(({ id }) => ({
      lessonId: id,
      completeTime: completed.includes(id) ? '2026-11-20T02:15:00.000Z' : null,
    })),
  }) as CourseProgress

it.each([
  ['where it was left', standing(2, 1), 2],
  ['with the next one where the last was completed', standing(1, 1), 2],
  ['with what was left out where nothing follows', standing(3, 1, 3), 2],
  ['at the beginning where nothing was watched', standing(null), 1],
  ['where it was left when all is complete', standing(3, 1, 2, 3), 3],
])('goes on %s', (_case, progress, expected) => {
  expect(lessonToGoOn(lessons, progress)?.id).toBe(expected)
})
