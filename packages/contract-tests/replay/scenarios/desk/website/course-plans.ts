import { type DeskChapter, type DeskCourseDraft, type PortalClient, unwrap } from '@portal/api-contract'
import type { Context } from '../../../run/context.ts'
import { everyRow, refused } from '../../../run/rules.ts'

/** What no course is planned like, new or by a change. @param put sends the plan with something else in it */
export async function refusePlans(
  context: Context,
  { year, chapters }: DeskCourseDraft,
  how: string,
  put: (more: Partial<DeskCourseDraft>) => Parameters<typeof refused>[3],
): Promise<void> {
  const alike = chapters.map((chapter) => ({ ...chapter, title: '回放核对用同名章' }))
  const unshown = chapters.map((chapter) => ({
    ...chapter,
    lessons: chapter.lessons.map((lesson) => ({ ...lesson, video: 'replay-no-such-recording' })),
  }))
  for (const [what, more] of [
    ['a course of two years before', { year: year - 2 }],
    ['two chapters of one title', { chapters: alike }],
    ['a lesson of a recording that there is not', { chapters: unshown }],
  ] as const)
    await refused(context, 400, `${what}${how}`, put(more))
}

/** A lesson is as long as its recording. */
export async function checkLengths(
  context: Context,
  staff: PortalClient,
  chapters: DeskChapter[],
): Promise<void> {
  const videos = await unwrap(staff.GET('/api/admin/course-videos'))
  const lengths = new Map(videos.map(({ key, durationS }) => [key, durationS]))
  everyRow(
    context,
    chapters.flatMap(({ lessons }) => lessons),
    ({ video, durationS }) => durationS === lengths.get(video),
    'a lesson is as long as its recording',
    'createDeskCourse',
  )
}
