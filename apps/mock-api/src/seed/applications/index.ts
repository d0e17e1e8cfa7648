import type { ApplyAuditRecord, ApplyMaterial } from '@portal/api-contract'
import { auditNodes, auditors, isUnderReview } from '../../domain/application/application.ts'
import { prcDay, prcYear } from '../../domain/prc-time.ts'
import { insertApply, type NewApply } from '../../resources/applications/member-applies/apply-store.ts'
import { nodeOpinions } from '../../resources/applications/member-applies/decide.ts'
import { keepReturned } from '../../resources/applications/member-applies/returned-store.ts'
import type { Database } from '../../store/database.ts'
import type { World } from '../../world.ts'
import { memberSeeds } from '../members/members.ts'
import { type Applicant, blockOf } from './blocks.ts'
import { createMaterials } from './materials.ts'
import { type ApplicationPlan, applicationPlans } from './plans.ts'

const day = 86_400_000

const after = (begunAt: Date, days: number): string => new Date(begunAt.getTime() + days * day).toISOString()

/** Sent in after a day; the office takes two, each later review another four. */
const reviewedAt = (begunAt: Date, index: number): string => after(begunAt, 3 + index * 4)

function recordsOf({ passed, refusal, reasons, status, begunAt }: ApplicationPlan): ApplyAuditRecord[] {
  const approvals = auditNodes.slice(0, passed).map(
    (node, index): ApplyAuditRecord => ({
      node,
      result: 'APPROVE',
      opinion: nodeOpinions[node],
      auditor: auditors[node],
      time: reviewedAt(begunAt, index),
    }),
  )
  const node = auditNodes[passed]
  if (refusal === undefined || node === undefined) return approvals
  const result = status === 'RETURNED' ? 'RETURN' : 'REJECT'
  const time = reviewedAt(begunAt, passed)
  const record = { node, result, opinion: refusal, auditor: auditors[node], time } as const
  return [...approvals, { ...record, ...(reasons && { reasons: [...reasons] }) }]
}

function feeIdOf(db: Database, memberId: number, feeYear: number): number | null {
  const sql = 'SELECT id FROM memberFee WHERE ownerId = ? AND feeYear = ?'
  return db.get<{ id: number }>(sql, [memberId, feeYear])?.id ?? null
}

function blockText(db: Database, { applyKind, change }: ApplicationPlan, member: Applicant): string | null {
  if (applyKind === 'JOIN') return JSON.stringify(blockOf(db, member))
  return change ? JSON.stringify(change) : null
}

function toApply(
  { db, clock }: World,
  plan: ApplicationPlan,
  member: Applicant,
  materials: ApplyMaterial[],
): NewApply {
  const { status, begunAt, passed } = plan
  const records = recordsOf(plan)
  const isDraft = status === 'DRAFT'
  const submitDate = isDraft ? null : after(begunAt, 1)
  return {
    applyType: member.ownerType,
    applyKind: plan.applyKind,
    ownerId: member.id,
    step: isDraft ? 1 : 3,
    block: blockText(db, plan, member),
    targetLevel: plan.targetLevel ?? null,
    reason: plan.reason ?? null,
    recommender: plan.recommender ?? null,
    materials: JSON.stringify(materials),
    statement: isDraft ? 0 : 1,
    status,
    node: isUnderReview(status) ? (auditNodes[passed] ?? null) : null,
    auditRecords: JSON.stringify(records),
    returnReason: status === 'RETURNED' || status === 'REJECTED' ? (plan.refusal ?? null) : null,
    submitDate,
    submissions: JSON.stringify(submitDate === null ? [] : [submitDate]),
    approveDate: passed === 3 ? (records.at(-1)?.time ?? null) : null,
    feeId: plan.waitsForFee ? feeIdOf(db, member.id, prcYear(clock.now())) : null,
    createdDate: begunAt.toISOString(),
    lastModifiedDate: records.at(-1)?.time ?? submitDate ?? begunAt.toISOString(),
  }
}

/** Writes an application as it is planned; one that came back is kept as it was. */
export function seedApplication(
  world: World,
  plan: ApplicationPlan,
  member: Applicant,
  materials: ApplyMaterial[],
): void {
  const row = insertApply(world.db, toApply(world, plan, member, materials), prcDay(plan.begunAt))
  if (row.status === 'RETURNED') keepReturned(world.db, row, row.lastModifiedDate)
}

/**
 * Applications in every state, after members, profiles and files. Those under review wait for a decision by hand: by rule
 * they would be decided in the first minute of every world.
 */
export function seedApplications(world: World): void {
  const now = world.clock.now()
  const members = memberSeeds(prcYear(now))
  const materialsOf = createMaterials(world)
  for (const plan of applicationPlans(members, now)) {
    const member = members.find(({ key }) => key === plan.key)
    if (!member) throw new Error(`Nobody is called ${plan.key}`)
    const materials = plan.status === 'DRAFT' ? [] : materialsOf(plan, member)
    seedApplication(world, plan, member, materials)
  }
}
