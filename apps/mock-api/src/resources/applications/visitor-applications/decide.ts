import type { ApplicationStatus } from '@portal/api-contract'
import { notFound, problem } from '../../../contract/problem.ts'
import {
  applicationAfter,
  type VisitorApplicationKind,
} from '../../../domain/application/visitor-application.ts'
import type { ReviewDecision } from '../../../domain/review.ts'
import { sendMessage } from '../../../outbox/outbox.ts'
import type { PendingReview } from '../../../review/desk.ts'
import type { World } from '../../../world.ts'
import { tables } from './receive.ts'

const names: Record<VisitorApplicationKind, string> = { EXPERT: '专家申报', JOB: '求职登记' }
const words: Record<ReviewDecision['result'], string> = {
  APPROVE: '已通过',
  RETURN: '需要补充',
  REJECT: '未通过',
}

interface Decided {
  status: ApplicationStatus
  phone: string
  applyNo: string
}

function tellApplicant(
  world: World,
  kind: VisitorApplicationKind,
  decided: Decided,
  decision: ReviewDecision,
): void {
  const { applyNo, phone: recipient } = decided
  const text = `【江川造价协会】您的${names[kind]}（${applyNo}）${words[decision.result]}：${decision.opinion}`
  sendMessage(world, { channel: 'SMS', recipient, subject: `${names[kind]}结果`, text, code: null })
}

/**
 * Decides on a visitor's application and tells the visitor.
 *
 * @returns the new state
 * @throws HttpProblem 404, 409 `error.applicationDecided`
 */
export function decideApplication(
  world: World,
  kind: VisitorApplicationKind,
  id: number,
  decision: ReviewDecision,
  at: Date,
): ApplicationStatus {
  const sql = `SELECT status, phone, applyNo FROM ${tables[kind]} WHERE id = ?`
  const found = world.db.get<Decided>(sql, [id])
  if (!found) throw notFound()
  const transition = applicationAfter(found.status, decision.result)
  if (!transition.ok) throw problem(409, transition.refusal, `${found.applyNo} is ${found.status}`)
  world.db.run(
    `UPDATE ${tables[kind]} SET status = :status, opinion = :opinion, decidedDate = :at, lastModifiedDate = :at WHERE id = :id`,
    { status: transition.state, opinion: decision.opinion, at: at.toISOString(), id },
  )
  tellApplicant(world, kind, found, decision)
  return transition.state
}

/** The applications that wait for a decision, oldest first. */
export function pendingApplications({ db }: World, kind: VisitorApplicationKind): PendingReview[] {
  const post = "SELECT '应聘 ' || companyName || ' ' || position FROM recruitment WHERE id = recruitmentId"
  const subtitle = kind === 'EXPERT' ? "companyName || ' ' || title" : `coalesce((${post}), expectPosition)`
  return db.all<PendingReview>(
    `SELECT '${kind}' AS kind, id, name || ' ' || applyNo AS title, ${subtitle} AS subtitle, createdDate AS submittedAt
     FROM ${tables[kind]} WHERE status = 'SUBMITTED' ORDER BY createdDate, id`,
  )
}

/** Columns that hold JSON. */
const lists = ['expertType', 'certs', 'attachments', 'resumeFile']

/** What a visitor handed in. */
export function submittedApplication({ db }: World, kind: VisitorApplicationKind, id: number): object {
  const row = db.get<Record<string, string | number | null>>(`SELECT * FROM ${tables[kind]} WHERE id = ?`, [
    id,
  ])
  const read = (name: string, value: string | number | null) =>
    lists.includes(name) && typeof value === 'string' ? JSON.parse(value) : value
  return Object.fromEntries(Object.entries(row ?? {}).map(([name, value]) => [name, read(name, value)]))
}
