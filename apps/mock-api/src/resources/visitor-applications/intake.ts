import type { ApplicationReceipt } from '@portal/api-contract'
import { problem } from '../../contract/problem.ts'
import { applicationNumber, type VisitorApplicationKind } from '../../domain/visitor-application.ts'
import { reviewDueAt } from '../../review/policy.ts'
import type { Value } from '../../store/database.ts'
import { insert } from '../../store/insert.ts'
import { schedule } from '../../tasks/schedule.ts'
import type { World } from '../../world.ts'

/** Where each kind of application is kept. */
export const tables = { EXPERT: 'expertApplication', JOB: 'jobApplication' } as const

const tasks = { EXPERT: 'REVIEW_EXPERT', JOB: 'REVIEW_JOB' } as const

function refuseSecond({ db }: World, kind: VisitorApplicationKind, phone: string): void {
  const sql = `SELECT applyNo FROM ${tables[kind]} WHERE phone = ? AND status = 'SUBMITTED'`
  const open = db.get<{ applyNo: string }>(sql, [phone])
  if (open)
    throw problem(409, 'error.applicationOpen', `${open.applyNo} waits for its review`, {
      params: open.applyNo,
    })
}

const nextId = ({ db }: World, table: string): number =>
  db.get<{ id: number }>(`SELECT coalesce(max(id), 0) + 1 AS id FROM ${table}`)?.id ?? 1

/**
 * Takes an application in and lets it be reviewed. Call it within the transaction that judged it.
 *
 * @throws HttpProblem 409 while another of the phone waits
 */
export function takeIn(
  world: World,
  kind: VisitorApplicationKind,
  fields: Record<string, Value> & { phone: string },
): ApplicationReceipt {
  refuseSecond(world, kind, fields.phone)
  const now = world.clock.now()
  const submittedDate = now.toISOString()
  const id = nextId(world, tables[kind])
  const applyNo = applicationNumber(kind, now, id)
  const audit = { createdDate: submittedDate, lastModifiedDate: submittedDate, orderNum: id }
  insert(world.db, tables[kind], { id, applyNo, ...fields, ...audit })
  const dueAt = reviewDueAt(world, now)
  if (dueAt) schedule(world, tasks[kind], id, dueAt)
  return { applyNo, status: 'SUBMITTED', submittedDate }
}
