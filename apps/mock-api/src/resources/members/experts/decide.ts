import {
  appointmentTerm,
  expertCertNo,
  expertDecision,
} from '../../../domain/application/visitor-application.ts'
import type { ReviewDecision } from '../../../domain/review.ts'
import { insert } from '../../../store/insert.ts'
import type { TaskWork } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'
import { decideApplication } from '../../applications/visitor-applications/decide.ts'

interface Waiting {
  workYears: number
  certs: string
}

/** Makes somebody an expert from an instant on. */
export function appoint({ db }: World, id: number, at: Date): void {
  const term = appointmentTerm(at)
  const made = at.toISOString()
  const certNo = expertCertNo(term.validFrom, id)
  insert(db, 'expertCertificate', {
    id,
    certNo,
    ...term,
    createdDate: made,
    lastModifiedDate: made,
    orderNum: id,
  })
}

/**
 * The association decides on an expert's application; an approval appoints.
 *
 * @throws HttpProblem 404, 409 `error.applicationDecided`
 */
export function decideExpert(world: World, id: number, decision: ReviewDecision, at: Date): void {
  world.db.transaction(() => {
    if (decideApplication(world, 'EXPERT', id, decision, at) === 'APPROVED') appoint(world, id, at)
  })
}

/** The review by rule; nothing happens when it has been decided by hand. */
export const reviewExpert: TaskWork = (world, id, at) => {
  const sql = "SELECT workYears, certs FROM expertApplication WHERE id = ? AND status = 'SUBMITTED'"
  const waiting = world.db.get<Waiting>(sql, [id])
  if (waiting) decideExpert(world, id, expertDecision({ ...waiting, certs: JSON.parse(waiting.certs) }), at)
}
