import { type DeskChapter, type DeskCourseDraft, type PortalClient, unwrap } from '@portal/api-contract'
import { at } from '../../../../shared/http/at.ts'
import type { Context } from '../../../run/context.ts'
import { everyRow, refused, refusedWith } from '../../../run/rules.ts'

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

/** A course of the next year may be written, and is put on offer in that. */
export async function refuseEarly(
  context: Context,
  staff: PortalClient,
  plan: DeskCourseDraft,
): Promise<void> {
  const body = { ...plan, year: plan.year + 1 }
  const { id, version } = await unwrap(staff.POST('/api/admin/courses', { body }))
  const publishing = staff.POST('/api/admin/courses/{id}/publish', { ...at(id), body: { version } })
  await refusedWith(context, 409, 'error.courseYearClosed', 'a course of the next year', publishing)
  await unwrap(staff.DELETE('/api/admin/courses/{id}', at(id)))
}

/** What somebody takes gets other words, another order, other lessons to watch for nothing, and a lesson more. */
export const furthered = (chapters: DeskChapter[]): DeskCourseDraft['chapters'] =>
  chapters.toReversed().map(({ title, lessons }, place) => ({
    title: `${title}（修订）`,
    lessons: [
      ...lessons.map((lesson) => ({ ...lesson, title: `${lesson.title}（修订）`, free: !lesson.free })),
      ...(place === 0 ? [{ title: '回放核对用补充课时', free: false, video: lessons[0]?.video ?? '' }] : []),
    ],
  }))
