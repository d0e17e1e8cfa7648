import { i18n } from '@lingui/core'
import type { DeskCourseDetail } from '@portal/api-contract'
import * as v from 'valibot'
import { beforeAll, expect, it } from 'vitest'
import { withChapter, withLesson, withLessonElsewhere } from './chapter-values.ts'
import { courseSchema, toBody, valuesOf } from './course-values.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'zh-CN', messages: {} }))

const written = {
  ...{ title: '竣工结算审核实务', coverUrl: null, category: '选修', year: 2026, certMajor: null },
  ...{ teacher: '沈砚秋', teacherTitle: '', creditHours: 4, price: 99.5, summary: '程序与争议。' },
  ...{ intro: '<p>结合案例讲解。</p>', test: null },
} as const
const lesson = { id: 300101, title: '审核的程序', video: 'contract', free: true }
const course = {
  ...{ ...written, id: 1, version: 3 },
  chapters: [{ title: '第一章', lessons: [{ ...lesson, durationS: 75 }] }],
} as unknown as DeskCourseDetail
const values = valuesOf(course)

const wrongIn = (changes: object) =>
  v
    .safeParse(courseSchema, { ...values, ...changes })
    .issues?.map(({ path }) => path?.map(({ key }) => key).join('.')) ?? []

it('sends what was read as it was read', () => {
  expect(values).toMatchObject({ price: '99.5', year: '2026', certMajor: '', version: 3 })
  expect(toBody(values)).toEqual({ ...written, chapters: [{ title: '第一章', lessons: [lesson] }] })
})

it('sends no id of a lesson that is not stored yet', () => {
  const longer = withLesson(withChapter(values.chapters), 0)
  const ids = longer.flatMap(({ id, lessons }) => [id, ...lessons.map((one) => one.id)])
  expect(new Set(ids).size).toBe(5)
  const sent = toBody({ ...values, chapters: longer }).chapters.map(({ lessons }) =>
    lessons.map(({ id }) => id),
  )
  expect(sent).toEqual([[300101, undefined], [undefined]])
})

it('moves a lesson to the end of the chapter before and to the beginning of the next', () => {
  const one = (id: number) => ({ id, title: '', video: '', free: false })
  const chapters = [
    { id: -1, title: '一', lessons: [one(1), one(2)] },
    { id: -2, title: '二', lessons: [one(3)] },
  ]
  const places = (moved: typeof chapters) => moved.map(({ lessons }) => lessons.map(({ id }) => id))
  expect(places(withLessonElsewhere(chapters, { chapter: 0, lesson: 1 }, 1))).toEqual([[1], [2, 3]])
  expect(places(withLessonElsewhere(chapters, { chapter: 1, lesson: 0 }, -1))).toEqual([[1, 2, 3], []])
  expect(places(withLessonElsewhere(chapters, { chapter: 1, lesson: 0 }, 1))).toEqual([[1, 2], [3]])
})

it('asks for what a course needs, each said where it is mended', () => {
  expect(wrongIn({})).toEqual([])
  const empty = new Set(wrongIn(valuesOf(undefined)))
  for (const field of ['title', 'category', 'year', 'teacher', 'creditHours', 'summary', 'intro'])
    expect(empty).toContain(field)
  expect(empty).toContain('chapters.0.title')
  expect(empty).toContain('chapters.0.lessons.0.video')
  expect(wrongIn({ chapters: [{ id: -1, title: '第一章', lessons: [] }] })).toEqual(['chapters.0.lessons'])
  expect(wrongIn({ creditHours: '1.5' })).toEqual(['creditHours'])
  expect(wrongIn({ price: '9.999' })).toEqual(['price'])
})

it('holds as many chapters, and as many lessons in one, as the association’s desk takes', () => {
  const [chapter] = values.chapters
  const many = (count: number) => Array.from({ length: count }, () => ({ ...chapter, lessons: [lesson] }))
  expect(wrongIn({ chapters: many(50) })).toEqual([])
  expect(wrongIn({ chapters: many(51) })).toEqual(['chapters'])
  const lessons = (count: number) => [{ ...chapter, lessons: Array(count).fill(lesson) }]
  expect(wrongIn({ chapters: lessons(50) })).toEqual([])
  expect(wrongIn({ chapters: lessons(51) })).toEqual(['chapters.0.lessons'])
})
