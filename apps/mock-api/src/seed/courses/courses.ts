import { fenOf } from '../../domain/money.ts'
import { prcYear } from '../../domain/prc-time.ts'
import type { LessonRow } from '../../resources/education/courses/lessons.ts'
import { type Clip, clips } from '../../resources/education/courses/videos/clips.ts'
import type { Database } from '../../store/database.ts'
import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { type CourseContent, courses, lessonIdOf } from '../content/courses/index.ts'
import { seedCover } from '../public/files.ts'
import { publishedAt } from '../public/publish-date.ts'
import { askedQuestions, seedQuestions } from './questions.ts'
import { seedEnrollments } from './study.ts'

const clipNames = Object.keys(clips) as [Clip, ...Clip[]]

/** The lessons of a course follow each other through the clips. */
function clipAt(first: Clip, index: number): Clip {
  return clipNames[(clipNames.indexOf(first) + index) % clipNames.length] ?? first
}

/** The lessons of a course as they are stored. */
export function lessonsOfContent({ id: courseId, chapters, clip: first }: CourseContent): LessonRow[] {
  const titles = chapters.flatMap(([chapterTitle, ...lessons]) =>
    lessons.map((title) => ({ chapterTitle, title })),
  )
  return titles.map(({ chapterTitle, title }, index) => {
    const clip = clipAt(first, index)
    const isFree = Number(index === 0)
    const durationS = clips[clip].seconds
    return { id: lessonIdOf(courseId, index), courseId, chapterTitle, title, clip, durationS, isFree }
  })
}

const introOf = ({ summary, audience, goals }: CourseContent): string =>
  `<p>${summary}</p><h3>适合谁</h3><p>${audience}</p><h3>学完能做什么</h3><ul>${goals
    .map((goal) => `<li>${goal}</li>`)
    .join('')}</ul>`

/** When a course was put on offer. */
export const offeredAt = (course: CourseContent, now: Date): Date =>
  publishedAt(now, course.daysAgo, course.id)

function seedCourse(db: Database, course: CourseContent, now: Date): void {
  const { id, title, category, teacher, teacherTitle, creditHours, enrolledCount, summary } = course
  const lessons = lessonsOfContent(course)
  const offered = offeredAt(course, now)
  const at = offered.toISOString()
  insert(db, 'course', {
    id,
    title,
    coverUrl: seedCover(db, `course-${id}`, course.motif),
    category,
    year: prcYear(offered),
    certMajor: course.certMajor ?? null,
    teacher,
    teacherTitle,
    creditHours,
    priceFen: fenOf(course.yuan),
    summary,
    lessonCount: lessons.length,
    durationS: lessons.reduce((sum, { durationS }) => sum + durationS, 0),
    enrolledCount,
    questionCount: course.questions ? askedQuestions : 0,
    publishDate: at,
    createdDate: at,
    lastModifiedDate: at,
    orderNum: id,
  })
  insert(db, 'courseText', { courseId: id, intro: introOf(course) })
  for (const lesson of lessons) insert(db, 'courseLesson', { ...lesson })
  seedQuestions(db, course)
}

/** The courses with their lessons, and who of the personas has studied what; after members and orders. */
export function seedCourses(world: World): void {
  const now = world.clock.now()
  seedCover(world.db, 'course', 'training')
  for (const course of courses) seedCourse(world.db, course, now)
  seedEnrollments(world)
}
