import type { DeskResult, DeskReviewKind } from '@portal/api-contract'

/** Sentences to begin an opinion with. They are written to the applicant, and so in the association's language. */
export type UsualOpinions = Partial<Record<DeskResult, readonly string[]>>

/** For an application for a membership, or about one. */
export const membershipOpinions: UsualOpinions = {
  APPROVE: ['材料齐全，同意。', '情况属实，同意上报。', '经审议，同意。'],
  RETURN: [
    '请补正后重新提交。',
    '扫描件模糊，请重新上传清晰的原件扫描件。',
    '所填信息与证照不一致，请核对后修改。',
    '缺少盖章的申请表，请补充上传。',
  ],
  REJECT: ['不符合入会条件，不予通过。', '所提供的材料经核实不真实，不予通过。'],
}

const formOpinions: UsualOpinions = {
  APPROVE: ['材料齐全，同意。', '情况属实，同意。'],
  RETURN: ['请补正后重新提交。', '所填信息与证照不一致，请核对后修改。'],
  REJECT: ['不符合申请条件，不予通过。', '所提供的材料经核实不真实，不予通过。'],
}

const siteOpinions: UsualOpinions = {
  APPROVE: ['内容属实，同意发布。'],
  RETURN: ['请修改后重新提交。', '内容与会员情况不符，请核对后修改。'],
  REJECT: ['内容不符合发布要求，不予通过。'],
}

/** For each kind of review. */
export const reviewOpinions: Record<DeskReviewKind, UsualOpinions> = {
  EXPERT: formOpinions,
  JOB: formOpinions,
  SITE: siteOpinions,
  SITE_ITEM: siteOpinions,
  ORDER_REFUND: { APPROVE: ['同意退款。'], REJECT: ['不符合退款条件，不予退款。'] },
  BANK_TRANSFER: {
    APPROVE: ['款项已到账。'],
    RETURN: ['未查到这笔款项，请核对后重新上传凭证。', '凭证模糊，请重新上传清晰的凭证。'],
  },
  INVOICE: { APPROVE: ['同意开票。'], REJECT: ['开票信息有误，请核对后重新申请。'] },
}
