import { msg } from '@lingui/core/macro'
import type { DeskCourseDetail, DeskCourseDraft } from '@portal/api-contract'
import * as v from 'valibot'
import { richTextRule } from '../../../../../lib/chakra/rich-text/rich-text-rule.ts'
import { required, say, text, wholeNumber } from '../../../../../lib/forms/fields/rules.ts'
import { type ChapterValues, chaptersOf, emptyChapters, mostParts } from './chapter-values.ts'
import { type TestValues, testSchema, testValuesOf, toTestBody } from './test/question-values.ts'

/** What the form of a course holds: every field as it is typed. */
export interface CourseValues {
  title: string
  coverUrl: string
  category: DeskCourseDraft['category'] | ''
  year: string
  /** Empty for a course that is meant for all majors. */
  certMajor: NonNullable<DeskCourseDraft['certMajor']> | ''
  teacher: string
  teacherTitle: string
  creditHours: string
  /** In yuan. */
  price: string
  summary: string
  intro: string
  chapters: ChapterValues[]
  /** Null where the hours are credited on completion. */
  test: TestValues | null
  /** The version that the form began from; 0 of a new course. */
  version: number
}

const numberOf = (value: number | undefined): string => (value === undefined ? '' : String(value))

/** The values with which the form begins: of a course, or of none yet. */
export const valuesOf = (course: DeskCourseDetail | undefined): CourseValues => ({
  title: course?.title ?? '',
  coverUrl: course?.coverUrl ?? '',
  category: course?.category ?? '',
  year: numberOf(course?.year),
  certMajor: course?.certMajor ?? '',
  teacher: course?.teacher ?? '',
  teacherTitle: course?.teacherTitle ?? '',
  creditHours: numberOf(course?.creditHours),
  price: numberOf(course?.price ?? 0),
  summary: course?.summary ?? '',
  intro: course?.intro ?? '',
  chapters: course ? chaptersOf(course.chapters) : emptyChapters,
  test: testValuesOf(course?.test ?? null),
  version: course?.version ?? 0,
})

/** What is sent; the rules have seen that nothing of it is missing. */
export const toBody = (values: CourseValues): DeskCourseDraft => ({
  title: values.title.trim(),
  coverUrl: values.coverUrl || null,
  category: values.category || '选修',
  year: Number(values.year),
  certMajor: values.certMajor || null,
  teacher: values.teacher.trim(),
  teacherTitle: values.teacherTitle.trim(),
  creditHours: Number(values.creditHours),
  price: Number(values.price),
  summary: values.summary.trim(),
  intro: values.intro,
  chapters: values.chapters.map(({ title, lessons }) => ({
    title: title.trim(),
    lessons: lessons.map((lesson) => ({
      // A row that is not stored yet has a negative id, which is only the form's.
      ...(lesson.id > 0 && { id: lesson.id }),
      ...{ title: lesson.title.trim(), video: lesson.video, free: lesson.free },
    })),
  })),
  test: toTestBody(
    values.test,
    new Set(values.chapters.flatMap(({ lessons }) => lessons.map(({ id }) => id))),
  ),
})

const lessonSchema = v.looseObject({
  title: text(2, 100, msg`请填写课时名称，至少 2 个字。`),
  video: required(msg`请选择视频。`),
})

const chapterSchema = v.looseObject({
  title: text(2, 100, msg`请填写章名，至少 2 个字。`),
  lessons: v.pipe(
    v.array(lessonSchema),
    v.minLength(1, say(msg`每一章至少要有一个课时。`)),
    v.maxLength(mostParts, say(msg`每一章最多 ${mostParts} 个课时。`)),
  ),
})

/** The rules of the form. */
export const courseSchema = v.looseObject({
  title: text(2, 100, msg`请填写课程名称，至少 2 个字。`),
  category: required(msg`请选择类别。`),
  year: required(msg`请选择年度。`),
  teacher: text(2, 50, msg`请填写授课教师，至少 2 个字。`),
  teacherTitle: v.pipe(v.string(), v.trim(), v.maxLength(50)),
  creditHours: wholeNumber(1, 200, msg`请填写学时，1 至 200 的整数。`),
  price: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{1,6}(\.\d{1,2})?$/, say(msg`请填写价格，单位为元，免费填 0。`)),
  ),
  summary: text(2, 500, msg`请填写简介，至少 2 个字。`),
  intro: richTextRule(msg`请填写课程介绍。`),
  chapters: v.pipe(v.array(chapterSchema), v.maxLength(mostParts, say(msg`一门课程最多 ${mostParts} 章。`))),
  test: testSchema,
})
