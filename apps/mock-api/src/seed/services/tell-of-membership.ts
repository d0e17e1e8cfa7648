import { applicationAfter } from '../../domain/application/application.ts'
import { endsSoonAt } from '../../domain/certificate/ends-soon.ts'
import { applicationDecided } from '../../domain/notice/application-notices.ts'
import { certificateMade } from '../../domain/notice/membership-notices.ts'
import { welcome } from '../../domain/notice/system-notices.ts'
import { notify } from '../../resources/account/messages/notify.ts'
import { tellOfYearEnd } from '../../resources/account/messages/year-ending.ts'
import { type ApplyRow, auditRecordsOf } from '../../resources/applications/member-applies/apply-store.ts'
import { type MemberRow, memberOf } from '../../resources/applications/member-applies/standing.ts'
import type { World } from '../../world.ts'

function tellOfDecisions(world: World, apply: ApplyRow): void {
  for (const { node, result, opinion, time } of auditRecordsOf(apply)) {
    const event = result === 'APPROVE' ? 'PASS' : result
    const after = applicationAfter({ status: 'REVIEWING', node }, event)
    if (!after.ok) continue
    const notice = applicationDecided({ ...apply, ...after.state }, node, opinion)
    notify(world, apply.ownerId, notice, new Date(time))
  }
}

function tellOfCertificate(world: World, { id: memberId, ownerType, memberNo, validTo }: MemberRow): void {
  if (memberNo === null || validTo === null) return
  const { db, clock } = world
  const facts = { memberId, memberNo, validTo }
  const paid = db.get<{ payDate: string }>(
    `SELECT payTime AS payDate FROM memberOrder WHERE payerId = ? AND orderType = 'MEMBER_FEE' AND status = 'PAID'
     ORDER BY payTime DESC LIMIT 1`,
    [memberId],
  )
  if (paid) notify(world, memberId, certificateMade(facts), new Date(paid.payDate))
  const at = endsSoonAt(validTo)
  if (at <= clock.now()) tellOfYearEnd(world, { ...facts, ownerType }, Number(validTo.slice(0, 4)), at)
}

/** Tells a member of the seed's decisions and of its certificate; who has not joined was welcomed. */
export function tellOfMembership(world: World, memberId: number): void {
  const member = memberOf(world.db, memberId)
  const sql = 'SELECT * FROM memberApply WHERE ownerId = ? ORDER BY createdDate'
  const applies = world.db.all<ApplyRow>(sql, [memberId])
  for (const apply of applies) tellOfDecisions(world, apply)
  if (member.joinDate !== null) {
    tellOfCertificate(world, member)
    return
  }
  const registered = applies[0]?.createdDate ?? world.clock.now().toISOString()
  notify(world, memberId, welcome(member.ownerType), new Date(registered))
}
