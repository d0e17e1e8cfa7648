import { jobDecision } from '../../../domain/application/visitor-application.ts'
import type { ReviewDecision } from '../../../domain/review.ts'
import type { TaskWork } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { decideApplication } from '../../applications/visitor-applications/decide.ts'

/**
 * The association decides on somebody who looks for a post; an approval publishes.
 *
 * @throws HttpProblem 404, 409 `error.applicationDecided`
 */
export function decideJob(world: World, id: number, decision: ReviewDecision, at: Date): void {
  world.db.transaction(() => decideApplication(world, 'JOB', id, decision, at))
}

/** The review by rule; nothing happens when it has been decided by hand. */
export const reviewJob: TaskWork = (world, id, at) => {
  const sql = "SELECT resume, resumeFile FROM jobApplication WHERE id = ? AND status = 'SUBMITTED'"
  const waiting = world.db.get<{ resume: string | null; resumeFile: string | null }>(sql, [id])
  if (waiting) decideJob(world, id, jobDecision(waiting), at)
}
