import type { DeskCourse } from '@portal/api-contract'
import { created, type Handlers, noContent, ok, page } from '../../../contract/handler.ts'
import { listOf, selectPage } from '../../../contract/select-page.ts'
import { settleDue } from '../../finance/member-orders/settle-due.ts'
import { courseColumns, courseOf, deskCourses, today } from './course-store.ts'
import { deskEnrollmentHandlers } from './enrollments.ts'
import { videos } from './lesson-store.ts'
import { createCourse, deleteCourse, publishCourse, updateCourse, withdrawCourse } from './write-courses.ts'

export const deskCourseHandlers = {
  ...deskEnrollmentHandlers,
  listDeskCourses(call) {
    settleDue(call.world)
    const { rows, total } = selectPage<DeskCourse>(call, {
      ...{ select: courseColumns, ...listOf(deskCourses, 'offered') },
      ...{ parameters: today(call.world), rowsParameters: today(call.world) },
    })
    return page(rows, total)
  },
  getDeskCourse({ world, params }) {
    settleDue(world)
    return ok(courseOf(world, params.id))
  },
  createDeskCourse({ world, caller, body }) {
    const course = createCourse(world, caller, body)
    return created(course, { location: `api/admin/courses/${course.id}` })
  },
  updateDeskCourse: ({ world, caller, body }) => ok(updateCourse(world, caller, body)),
  publishDeskCourse: ({ world, caller, params, body }) =>
    ok(publishCourse(world, caller, params.id, body.version)),
  withdrawDeskCourse: ({ world, caller, params, body }) =>
    ok(withdrawCourse(world, caller, params.id, body.version)),
  deleteDeskCourse({ world, caller, params, query }) {
    deleteCourse(world, caller, params.id, query.version)
    return noContent()
  },
  listDeskCourseVideos: () => ok(videos),
} satisfies Partial<Handlers>
