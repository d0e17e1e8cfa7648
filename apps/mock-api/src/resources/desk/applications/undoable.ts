import type { ApplyRow } from '../../applications/member-applies/apply-store.ts'
import type { Part } from '../undo/snapshot.ts'
import type { Undoable } from '../undo/undo.ts'

const parts: readonly Part[] = [
  { table: 'returnedApply', key: 'id', where: 'applyId = :applyId' },
  { table: 'printedDocument', key: 'id', where: 'memberId = :ownerId' },
  { table: 'hourCertificate', key: 'id', where: 'memberId = :ownerId' },
  {
    table: 'feeReminder',
    key: 'feeId',
    where: 'feeId IN (SELECT id FROM memberFee WHERE ownerId = :ownerId)',
  },
  { table: 'memberFee', key: 'id', where: 'ownerId = :ownerId' },
  { table: 'companyProfile', key: 'memberId', where: 'memberId = :ownerId' },
  { table: 'personProfile', key: 'memberId', where: 'memberId = :ownerId' },
  { table: 'member', key: 'id', where: 'id = :ownerId' },
]

/** What ends with a membership, and what is kept of it. */
const endsWithIt: readonly Part[] = [
  { table: 'pastMembership', key: 'id', where: 'memberId = :ownerId' },
  { table: 'memberApply', key: 'id', where: 'ownerId = :ownerId' },
  { table: 'unitPerson', key: 'personId', where: 'companyId = :ownerId' },
  { table: 'unitInvitation', key: 'id', where: 'companyId = :ownerId' },
]

const theApplication: Part = { table: 'memberApply', key: 'id', where: 'id = :applyId' }

const partsOf = ({ applyKind }: ApplyRow): readonly Part[] => [
  ...(applyKind === 'QUIT' ? endsWithIt : [theApplication]),
  ...parts,
]

/** An application with the member, the fees and the certificates that a decision changes. */
export const undoableApplication = (apply: ApplyRow): Undoable => ({
  ...{ kind: 'APPLICATION', id: apply.id, name: apply.applyNo, task: 'REVIEW_APPLICATION' },
  parts: partsOf(apply),
  whose: { applyId: apply.id, ownerId: apply.ownerId },
})
