import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ApplyStatus, MemberApply } from '@portal/api-contract'
import { rawWord } from '../../../lib/content/words/stored-words.ts'

/** Where joining stands, and what is up to the applicant. */
interface JoinWords {
  state: MessageDescriptor
  next: MessageDescriptor
  /** Whether papers are to be prepared for what comes next. */
  asksPapers: boolean
}

const waiting = (state: MessageDescriptor): JoinWords => ({
  state,
  next: msg`批准后将核定会员等级、生成会员编号和首年会费，届时可在这里在线缴纳。`,
  asksPapers: false,
})

const again = (state: MessageDescriptor): JoinWords => ({
  state,
  next: msg`备齐材料后，可以在会员管理中重新申请。`,
  asksPapers: true,
})

const notYet: JoinWords = {
  state: msg`账号已开通，还没有提交入会申请。`,
  next: msg`下一步：备齐申请材料，在会员管理中填写入会申请。`,
  asksPapers: true,
}

/** Of who has left: that their application to join was approved is long ago. */
export const leftWords: JoinWords = {
  state: msg`您已退会`,
  next: msg`会籍已经终止，证书同时作废。需要时可以重新申请入会。`,
  asksPapers: true,
}

const words: Record<ApplyStatus, JoinWords> = {
  DRAFT: notYet,
  SUBMITTED: waiting(msg`入会申请已提交，等待初审。`),
  REVIEWING: waiting(msg`入会申请正在审核中。`),
  RETURNED: {
    state: msg`入会申请被退回，需要补正。`,
    next: msg`按退回原因补正后重新提交，不必从头填写。`,
    asksPapers: true,
  },
  REJECTED: again(msg`入会申请没有通过。`),
  WITHDRAWN: again(msg`入会申请已撤回。`),
  APPROVED: waiting(msg`入会申请已批准。`),
  PENDING_PAYMENT: {
    state: msg`入会申请已批准，等待缴费。`,
    next: msg`缴纳当年会费后，会籍即时生效。`,
    asksPapers: false,
  },
  EFFECTIVE: waiting(msg`入会申请已批准。`),
}

/** What to tell somebody who has not joined yet. @param application the latest to join, if there is one */
export const joinWords = (application: MemberApply | undefined): JoinWords =>
  application ? (words[application.status] ?? waiting(rawWord(application.status))) : notYet
