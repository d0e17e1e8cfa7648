import type { ReviewDesk } from '../../review/desk.ts'
import type { ApplyRow } from './apply-store.ts'
import { decideApplication } from './decide.ts'

const kindNames = { JOIN: '入会', RENEW: '续会', CHANGE: '变更', UPGRADE: '升级', QUIT: '退会' }
const typeNames = { UNIT: '单位会员', PERSON: '个人会员' }

/** Where applications are decided by hand. */
export const applicationDesk: ReviewDesk = {
  kind: 'APPLICATION',
  name: '会员申请',
  pending: ({ db }) =>
    db
      .all<ApplyRow & { name: string }>(
        `SELECT memberApply.*, member.name FROM memberApply JOIN member ON member.id = ownerId
         WHERE memberApply.status IN ('SUBMITTED', 'REVIEWING') AND memberApply.isDeleted = 0
         ORDER BY submitDate, memberApply.id`,
      )
      .map(({ id, name, applyKind, applyType, node, applyNo, submitDate, createdDate }) => ({
        kind: 'APPLICATION',
        id,
        title: `${name} · ${typeNames[applyType]}${kindNames[applyKind]}申请`,
        subtitle: `${applyNo} · ${node}`,
        submittedAt: submitDate ?? createdDate,
      })),
  decide: decideApplication,
}
