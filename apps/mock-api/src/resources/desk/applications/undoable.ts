import type { ApplyRow } from '../../applications/member-applies/apply-store.ts'
import type { Part } from '../undo/snapshot.ts'
import type { Undoable } from '../undo/undo.ts'

const parts: readonly Part[] = [
  { table: 'memberApply', key: 'id', where: 'id = :applyId' },
  { table: 'returnedApply', key: 'id', where: 'applyId = :applyId' },
  { table: 'printedDocument', key: 'id', where: 'memberId = :ownerId' },
  { table: 'memberFee', key: 'id', where: 'ownerId = :ownerId' },
  { table: 'companyProfile', key: 'memberId', where: 'memberId = :ownerId' },
  { table: 'personProfile', key: 'memberId', where: 'memberId = :ownerId' },
  { table: 'member', key: 'id', where: 'id = :ownerId' },
]

/** An application with the member, the fees and the certificates that a decision changes. */
export const undoableApplication = ({ id, ownerId, applyNo }: ApplyRow): Undoable => ({
  ...{ kind: 'APPLICATION', id, name: applyNo, task: 'REVIEW_APPLICATION', parts },
  whose: { applyId: id, ownerId },
})
