import type { DeskChapter } from '@portal/api-contract'

/** Chapters of a course, and lessons of a chapter. Source: the contract. */
export const mostParts = 50

/** A lesson in the form; its id is negative until it is stored. */
export interface LessonValues {
  id: number
  title: string
  /** Key of its recording; empty before one is chosen. */
  video: string
  free: boolean
}

/** A chapter in the form; its id is negative and only the form's. */
export interface ChapterValues {
  id: number
  title: string
  lessons: LessonValues[]
}

/** The chapters of a stored course as the form holds them. */
export const chaptersOf = (chapters: readonly DeskChapter[]): ChapterValues[] =>
  chapters.map(({ title, lessons }, index) => ({
    ...{ id: -1 - index, title },
    lessons: lessons.map(({ id, title: name, video, free }) => ({ id, title: name, video, free })),
  }))

const emptyLesson = (id: number): LessonValues => ({ id, title: '', video: '', free: false })

/** What a new course begins with: a chapter with a lesson, which are to be filled in. */
export const emptyChapters: ChapterValues[] = [{ id: -1, title: '', lessons: [emptyLesson(-2)] }]

/** An id that no row has yet: chapters and lessons share one line of them. */
const nextId = (chapters: readonly ChapterValues[]): number =>
  Math.min(0, ...chapters.flatMap(({ id, lessons }) => [id, ...lessons.map((lesson) => lesson.id)])) - 1

/** The chapters with an empty one at the end. */
export function withChapter(chapters: readonly ChapterValues[]): ChapterValues[] {
  const id = nextId(chapters)
  return [...chapters, { id, title: '', lessons: [emptyLesson(id - 1)] }]
}

/**
 * The chapters with a lesson moved by one chapter: up to the end of the one before, down to the beginning of the next.
 * @param by -1 for up, 1 for down
 */
export function withLessonElsewhere(
  chapters: readonly ChapterValues[],
  from: { chapter: number; lesson: number },
  by: number,
): ChapterValues[] {
  const moved = chapters[from.chapter]?.lessons[from.lesson]
  if (!moved || !chapters[from.chapter + by]) return [...chapters]
  return chapters.map((chapter, index) => {
    const { lessons } = chapter
    if (index === from.chapter) return { ...chapter, lessons: lessons.filter((one) => one !== moved) }
    if (index !== from.chapter + by) return chapter
    return { ...chapter, lessons: by < 0 ? [...lessons, moved] : [moved, ...lessons] }
  })
}

/** The chapters with an empty lesson at the end of one. @param index of the chapter */
export const withLesson = (chapters: readonly ChapterValues[], index: number): ChapterValues[] =>
  chapters.map((chapter, at) =>
    at === index ? { ...chapter, lessons: [...chapter.lessons, emptyLesson(nextId(chapters))] } : chapter,
  )
