import type { ApplyKind, ApplyStatus, AuditNode } from '@portal/api-contract'
import { isCharged } from '../application/application-kind.ts'
import { type Notice, sentence, unlessSaid } from './notice.ts'

/** The facts of an application, as it is after a decision. */
interface ApplicationFacts {
  id: number
  applyNo: string
  applyKind: ApplyKind
  status: ApplyStatus
  /** The review that it waits for now. */
  node: AuditNode | null
}

const names: Record<ApplyKind, string> = {
  JOIN: '入会',
  RENEW: '续会',
  CHANGE: '变更',
  UPGRADE: '升级',
  QUIT: '退会',
}

function outcomeOf({ status, node, applyKind }: ApplicationFacts, decided: AuditNode) {
  if (status === 'RETURNED') return { word: '已退回', next: '请按意见补正后重新提交。' }
  if (status === 'REJECTED') return { word: '未通过', next: '如有疑问请与协会秘书处联系。' }
  if (node !== null) return { word: `已通过${decided}`, next: `申请已进入${node}，请留意后续通知。` }
  const next = isCharged(applyKind) ? '如有应缴会费，请及时缴纳。' : ''
  return { word: '已通过', next }
}

/** An application was taken back because its owner has left. */
export const applicationLapsed = ({
  id,
  applyNo,
  applyKind,
}: Pick<ApplicationFacts, 'id' | 'applyNo' | 'applyKind'>): Notice => ({
  kind: 'APPLICATION',
  title: `${names[applyKind]}申请已随退会撤回`,
  content: `退会已经生效，您尚未办结的${names[applyKind]}申请（${applyNo}）随之撤回。`,
  subject: { kind: 'APPLICATION', id },
  page: 'membership',
})

/** A review of an application was decided. @param decided the review */
export function applicationDecided(
  application: ApplicationFacts,
  decided: AuditNode,
  opinion: string,
): Notice {
  const { id, applyNo, applyKind } = application
  const { word, next } = outcomeOf(application, decided)
  return {
    kind: 'APPLICATION',
    title: `${names[applyKind]}申请${word}`,
    content: `您的${names[applyKind]}申请（${applyNo}）${word}。${decided}意见：${sentence(opinion)}${unlessSaid(opinion, next)}`,
    subject: { kind: 'APPLICATION', id },
    page: 'membership',
  }
}
