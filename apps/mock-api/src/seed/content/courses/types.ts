import type { CourseCategory } from '../../../domain/course/education-hours.ts'
import type { CoverMotif } from '../../../media/pictures/cover.ts'
import type { Clip } from '../../../resources/education/courses/videos/clips.ts'

/** A chapter: its title, then the titles of its lessons. */
export type ChapterSeed = readonly [string, ...string[]]

/** A question of a test: the keys of its right choices, the place of the lesson that it is about, its text, then the choices A, B and so on. */
export type QuestionSeed = readonly [right: string, lesson: number, text: string, ...choices: string[]]

/** One course; the first lesson is free to watch. */
export interface CourseSeed {
  title: string
  category: CourseCategory
  /** When it was put on offer; its year follows from this. */
  daysAgo: number
  teacher: string
  teacherTitle: string
  creditHours: number
  /** 0 for a course that costs nothing. */
  yuan: number
  motif: CoverMotif
  /** Which of the clips its first lesson shows. */
  clip: Clip
  enrolledCount: number
  summary: string
  /** Whom it is for, then what they can do afterwards. */
  audience: string
  goals: readonly string[]
  chapters: readonly ChapterSeed[]
  /** Of the certificates that it is meant for; for all of them without. */
  certMajor?: '土木建筑' | '安装' | '交通运输' | '水利'
  /** What its test draws from; a course without them has no test. */
  questions?: readonly QuestionSeed[]
}
