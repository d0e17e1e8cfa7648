import type { ReviewDesk } from '../../../review/desk.ts'
import { type ApplyRow, findApply } from './apply-store.ts'
import { decideApplication } from './decide.ts'
import { kindNames, typeNames } from './names.ts'
import { toOwnApply } from './returned-store.ts'

/** Where applications are decided by hand. */
export const applicationDesk: ReviewDesk = {
  kind: 'APPLICATION',
  name: '会员申请',
  decisions: ['APPROVE', 'RETURN', 'REJECT'],
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
  submission({ db }, id) {
    const row = findApply(db, id)
    return row ? toOwnApply(db, row) : {}
  },
  decide: decideApplication,
}
