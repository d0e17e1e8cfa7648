import type { DeskCourseDetail, DeskCourseDraft, FieldError } from '@portal/api-contract'
import { invalid } from '../../../contract/problem.ts'
import { richTextErrors } from '../../../contract/rich-text.ts'
import { planFaults } from '../../../domain/desk/writing/course-plan.ts'
import { bodyError } from '../../../domain/field-error.ts'
import { prcYear } from '../../../domain/prc-time.ts'
import type { World } from '../../../world.ts'
import { requirePicture } from '../../files/uploads.ts'
import { isVideo } from './lesson-store.ts'

const videoFaults = (chapters: DeskCourseDraft['chapters']): FieldError[] =>
  chapters.flatMap(({ lessons }, chapter) =>
    lessons.flatMap(({ video }, lesson) =>
      isVideo(video)
        ? []
        : [
            bodyError(
              `chapters[${chapter}].lessons[${lesson}].video`,
              'OneOf',
              'must be the key of a recording',
            ),
          ],
    ),
  )

/** Holds what is written of a course to the rules. @param before what it was before this change @throws HttpProblem 400 */
export function checkCourse(world: World, body: DeskCourseDraft, before?: DeskCourseDetail): void {
  const errors = [
    ...planFaults(body, prcYear(world.clock.now()), before),
    ...videoFaults(body.chapters),
    ...richTextErrors('intro', body.intro),
  ]
  if (errors.length > 0) throw invalid(errors)
  const { coverUrl = null } = body
  if (coverUrl !== null && coverUrl !== before?.coverUrl) requirePicture(world, coverUrl, 'coverUrl')
}
