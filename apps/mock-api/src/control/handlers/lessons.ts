import type { LessonSession } from '@portal/api-contract/mock'
import { ok } from '../../contract/handler.ts'
import { notFound } from '../../contract/problem.ts'
import { lessons } from '../../resources/education/courses/lessons.ts'
import { findSession, saveSession } from '../../resources/education/courses/session-store.ts'
import type { World } from '../../world.ts'
import type { ControlHandlers } from '../types.ts'

type Row = Omit<LessonSession, 'isAsked' | 'asksAtNextReport'> & {
  isAsked: number
  secondsToQuestion: number
}

const sql = `SELECT memberId AS id, member.name AS memberName, lessonId, lesson.title AS lessonTitle,
    course.title AS courseTitle, isAsked, secondsToQuestion
  FROM lessonSession JOIN member ON member.id = memberId JOIN ${lessons} lesson ON lesson.id = lessonId
    JOIN course ON course.id = courseId
  WHERE sessionId IS NOT NULL ORDER BY memberId`

const sessionsIn = ({ db }: World): LessonSession[] =>
  db.all<Row>(sql).map(({ isAsked, secondsToQuestion, ...session }) => ({
    ...session,
    isAsked: isAsked === 1,
    asksAtNextReport: isAsked === 0 && secondsToQuestion <= 0,
  }))

/** The controls of the players that are open. */
export const lessonControls = {
  listLessonSessions: ({ world }) => ok(sessionsIn(world)),
  askPresence({ world, params }) {
    const session = findSession(world.db, params.id)
    if (!session?.sessionId) throw notFound(`There is no open player ${params.id}`)
    saveSession(world.db, { ...session, secondsToQuestion: 0 })
    const asked = sessionsIn(world).find(({ id }) => id === params.id)
    if (!asked) throw notFound()
    return ok(asked)
  },
} satisfies Partial<ControlHandlers>
