import { lettered } from '../../domain/course/course-test.ts'
import type { Database } from '../../store/database.ts'
import { insert } from '../../store/insert.ts'
import { type CourseContent, lessonIdOf } from '../content/courses/index.ts'
import type { QuestionSeed } from '../content/courses/types.ts'

/** Questions of one attempt; a course has some more to draw from. */
export const askedQuestions = 10

/** Ids of a course's questions begin with the course's own. */
const questionIdOf = (courseId: number, index: number): number => courseId * 1000 + index + 1

function rowOf(courseId: number, [right, lesson, text, ...choices]: QuestionSeed, index: number) {
  return {
    id: questionIdOf(courseId, index),
    courseId,
    lessonId: lessonIdOf(courseId, lesson - 1),
    text,
    choices: JSON.stringify(lettered(choices)),
    rightKeys: JSON.stringify([...right]),
  }
}

/** The questions of a course's test, if it has one. */
export function seedQuestions(db: Database, { id, questions = [] }: CourseContent): void {
  for (const [index, question] of questions.entries())
    insert(db, 'courseQuestion', rowOf(id, question, index))
}
