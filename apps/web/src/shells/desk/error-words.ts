import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The codes that only the association's staff meets, in the reader's words. */
export const deskErrorWords: Record<string, MessageDescriptor> = {
  'error.ownRights': msg`不能更改自己的角色，也不能停用自己的账号。`,
  'error.beyondOwnRights': msg`您没有其中的全部权限，不能作此更改。`,
  'error.lastAdministrator': msg`至少须保留一名可以管理用户和角色的人员。`,
  'error.roleNameTaken': msg`已有同名角色，请换一个名称。`,
  'error.roleInUse': msg`仍有人员使用这个角色，请先调整他们的角色。`,
  'error.claimed': msg`这份申请正由同事办理，请稍后再试。`,
  'error.decidedBefore': msg`同事已先作出决定，请刷新页面查看。`,
  'error.approvalHindered': msg`这份申请现在不能通过，请退回补正或不予通过。`,
  'error.undoOver': msg`已无法撤销这项决定。`,
  'error.reviewDecided': msg`这一事项已办结，请刷新页面查看。`,
  'error.refundNotByTransfer': msg`这笔款项由支付渠道原路退回，无需转账。`,
  'error.levelSame': msg`会员已是这个级别。`,
  'error.activityChanged': msg`活动刚被修改过，请刷新页面后重试。`,
  'error.activityHasSignUps': msg`已有人报名，不能撤回；确需停办请取消活动。`,
  'error.activityNotDraft': msg`只有草稿可以发布或删除，请刷新页面查看。`,
  'error.courseChanged': msg`课程刚被修改过，请刷新页面后重试。`,
  'error.courseHasStudents': msg`已有人学习或正在购买这门课程，不能撤回；报名会在次年年底自行截止。`,
  'error.courseNotDraft': msg`只有草稿可以发布或删除，请刷新页面查看。`,
  'error.courseNotPublished': msg`课程尚未发布，无需撤回。`,
  'error.courseYearClosed': msg`课程只能在所属年度及次年发布，请核对年度。`,
  'error.newsChanged': msg`文章刚被修改过，请刷新页面后重试。`,
  'error.journalIssueTaken': msg`网站上已有同年同期的期刊，请核对年份和期号。`,
  'error.journalWithoutPages': msg`这一期还没有页面，请先上传页面再发布。`,
  'error.newsNotDraft': msg`只有草稿可以删除，已发布的文章请撤回。`,
  'error.newsNotPublished': msg`文章尚未发布，无需撤回。`,
}
