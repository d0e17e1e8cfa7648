import { insert } from '../../store/insert.ts'
import type { World } from '../../world.ts'
import { auditOf } from '../services/audit.ts'
import { roleSeeds } from '../staff.ts'

const firstId = 100_001

/** `count` helpers of former years, who may not log in any more. */
function seedHelpers({ db, clock }: World, count: number): void {
  const persona = db.get<{ passwordHash: string }>('SELECT passwordHash FROM staffUser ORDER BY id LIMIT 1')
  const roleIds = JSON.stringify([1 + roleSeeds.findIndex(({ name }) => name === '培训部')])
  const passwordHash = persona?.passwordHash ?? ''
  const at = clock.now().toISOString()
  for (let index = 0; index < count; index += 1) {
    const helper = {
      username: `helper${index + 1}`,
      passwordHash,
      name: `协助员${index + 1}`,
      roleIds,
      isDisabled: 1,
    }
    insert(db, 'staffUser', { ...helper, ...auditOf(at, firstId + index) })
  }
}

/** What the desk has decided of these reviews, as a decision at the desk is logged. @param rows kind, id, name, owner, opinion, time and the status before and after */
const logOf = (rows: string): string => `INSERT INTO deskLog
    (time, staffId, staffName, action, subjectKind, subjectId, subjectName, ownerId, opinion, before, after)
  SELECT time, u.id, u.name, action, kind, subjectId, subjectName, ownerId, opinion,
    json_object('status', 'PENDING'), json_object('status', status)
  FROM (${rows}) JOIN staffUser u ON u.username = ? ORDER BY time`

const actionOf = (status: string): string =>
  `CASE ${status} WHEN 'APPROVED' THEN 'APPROVE' WHEN 'RETURNED' THEN 'RETURN' ELSE 'REJECT' END`

const refunds = `SELECT 'ORDER_REFUND' AS kind, r.id AS subjectId, o.subject || ' · ' || o.payerName AS subjectName, o.payerId AS ownerId, r.opinion,
    r.decidedAt AS time, r.status, ${actionOf('r.status')} AS action
  FROM orderRefund r JOIN memberOrder o ON o.id = r.orderId WHERE r.id >= ${firstId} AND r.decidedAt IS NOT NULL`
const siteItems = `SELECT 'SITE_ITEM' AS kind, id AS subjectId, title AS subjectName, memberId AS ownerId, opinion, decidedDate AS time,
    decision AS status, ${actionOf('decision')} AS action
  FROM siteItem WHERE id >= ${firstId} AND decidedDate IS NOT NULL`

/** `count` users of the desk, and the log of what was decided of the further members' refunds and items. */
export function scaleStaff(world: World, count: number): void {
  seedHelpers(world, count)
  world.db.run(logOf(refunds), ['caiwubu'])
  world.db.run(logOf(siteItems), ['huiyuanbu'])
}
