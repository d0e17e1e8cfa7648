import type { ApplyKind } from '@portal/api-contract'
import type { World } from '../../../world.ts'
import { notify } from '../../account/messages/notify.ts'
import type { ApplyRow } from './apply-store.ts'

const kindNames: Record<ApplyKind, string> = {
  JOIN: '入会',
  RENEW: '续会',
  CHANGE: '变更',
  UPGRADE: '升级',
  QUIT: '退会',
}

const outcomes: Partial<Record<ApplyRow['status'], { word: string; next: string }>> = {
  RETURNED: { word: '已退回', next: '请按意见补正后重新提交。' },
  REJECTED: { word: '未通过', next: '如有疑问请与协会秘书处联系。' },
  APPROVED: { word: '已通过', next: '如有应缴会费，请在财务管理中完成缴纳。' },
}

/** Tells a member what the association decided; on the way from one review to the next there is nothing to tell. */
export function notifyOutcome(world: World, row: ApplyRow, opinion: string, at: Date): void {
  const outcome = outcomes[row.status]
  if (!outcome) return
  const title = `${kindNames[row.applyKind]}申请${outcome.word}`
  const content = `您的申请（${row.applyNo}）${outcome.word}。${opinion}${outcome.next}`
  const link = row.applyType === 'UNIT' ? '/memberManagement' : '/personMemberManage'
  notify(world, row.ownerId, { kind: 'APPLICATION', title, content, link }, at)
}
