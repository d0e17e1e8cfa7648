import type { ApplicationReceipt } from '@portal/api-contract'
import { problem } from '../../../contract/problem.ts'
import {
  applicationNumber,
  type VisitorApplicationKind,
} from '../../../domain/application/visitor-application.ts'
import { reviewDueAt } from '../../../review/policy.ts'
import type { Value } from '../../../store/database.ts'
import { insert } from '../../../store/insert.ts'
import { schedule } from '../../../tasks/schedule.ts'
import type { World } from '../../../world.ts'

/** Where each kind of application is kept. */
export const tables = { EXPERT: 'expertApplication', JOB: 'jobApplication' } as const

const tasks = { EXPERT: 'REVIEW_EXPERT', JOB: 'REVIEW_JOB' } as const

interface Fields extends Record<string, Value> {
  phone: string
}

function refuseSecond({ db }: World, kind: VisitorApplicationKind, { phone, recruitmentId }: Fields): void {
  const waiting = `SELECT applyNo FROM ${tables[kind]} WHERE phone = ? AND status = 'SUBMITTED'`
  // Who looks for a post may apply for several.
  const open =
    kind === 'JOB'
      ? db.get<{ applyNo: string }>(`${waiting} AND recruitmentId IS ?`, [phone, recruitmentId ?? null])
      : db.get<{ applyNo: string }>(waiting, [phone])
  if (open)
    throw problem(409, 'error.applicationOpen', `${open.applyNo} waits for its review`, {
      params: { applyNo: open.applyNo },
    })
}

const nextId = ({ db }: World, table: string): number =>
  db.get<{ id: number }>(`SELECT coalesce(max(id), 0) + 1 AS id FROM ${table}`)?.id ?? 1

/**
 * Takes an application in and lets it be reviewed. Call it within the transaction that checked it.
 *
 * @throws HttpProblem 409 while another of the phone, for the same post, waits
 */
export function receiveApplication(
  world: World,
  kind: VisitorApplicationKind,
  fields: Fields,
): ApplicationReceipt {
  refuseSecond(world, kind, fields)
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
