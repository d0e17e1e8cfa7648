import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { HourCertificate, PrintInfo } from '@portal/api-contract'
import type { IconName } from '@portal/ui/artwork'

/** How a print stands: what it says holds, held until a day, holds no more, or nobody can tell. */
export type Standing = 'holds' | 'over' | 'void' | 'open'

/** A standing in words. */
export interface Verdict {
  standing: Standing
  title: MessageDescriptor
  text: MessageDescriptor
}

export const standingIcons: Record<Standing, IconName> = {
  holds: 'check',
  over: 'clock',
  void: 'close',
  open: 'warning',
}

const certificate: Record<PrintInfo['status'], Verdict> = {
  VALID: {
    standing: 'holds',
    title: msg`证书有效`,
    text: msg`证书由协会出具，会员资格在有效期内。`,
  },
  EXPIRED: {
    standing: 'over',
    title: msg`证书已过有效期`,
    text: msg`证书由协会出具，会员资格已经到期，尚未续期。`,
  },
  REVOKED: {
    standing: 'void',
    title: msg`证书已失效`,
    text: msg`出具之后，证书上的内容已经变更，或会员资格已经终止，请以新出具的证书为准。`,
  },
}

const form: Record<PrintInfo['status'], Verdict> = {
  VALID: {
    standing: 'holds',
    title: msg`申请表与记录一致`,
    text: msg`申请表由本站生成，内容与协会收到的申请一致。`,
  },
  EXPIRED: {
    standing: 'over',
    title: msg`申请表已过期`,
    text: msg`申请表由本站生成，所申请的事项已经过期。`,
  },
  REVOKED: {
    standing: 'void',
    title: msg`申请表已作废`,
    text: msg`打印之后，申请已经修改、撤回或被退回，请以重新打印的申请表为准。`,
  },
}

const fee: Record<PrintInfo['status'], Verdict> = {
  VALID: {
    standing: 'holds',
    title: msg`与会费记录一致`,
    text: msg`由协会出具，内容与协会的会费记录一致。`,
  },
  EXPIRED: {
    standing: 'over',
    title: msg`会费单据已过期`,
    text: msg`由协会出具，所列事项已经过期。`,
  },
  REVOKED: {
    standing: 'void',
    title: msg`会费单据已失效`,
    text: msg`出具之后，会费已经缴纳、变更或退款，请以会费记录为准。`,
  },
}

const receipt: Record<PrintInfo['status'], Verdict> = {
  VALID: {
    standing: 'holds',
    title: msg`与缴费记录一致`,
    text: msg`由协会出具，内容与协会的缴费记录一致。`,
  },
  EXPIRED: {
    standing: 'over',
    title: msg`缴费凭证已过期`,
    text: msg`由协会出具，所列事项已经过期。`,
  },
  REVOKED: {
    standing: 'void',
    title: msg`缴费凭证已失效`,
    text: msg`出具之后，款项已经退还，或缴费记录已经变更，请以缴费记录为准。`,
  },
}

const hours: Record<HourCertificate['status'], Verdict> = {
  VALID: {
    standing: 'holds',
    title: msg`学时证明有效`,
    text: msg`证明由协会出具，所列学时均已计入。`,
  },
  REPLACED: {
    standing: 'over',
    title: msg`学时证明已被更新`,
    text: msg`同一年度后来又增加了学时，请以新出具的证明为准。`,
  },
  REVOKED: {
    standing: 'void',
    title: msg`学时证明已撤销`,
    text: msg`出具之后，有学时被取消，或持有人姓名已经变更，证明不再有效。`,
  },
}

/** Of a state that has no words here, or of none: nothing may be called valid for want of a word. */
const unknown: Verdict = {
  standing: 'open',
  title: msg`暂时无法判断是否有效`,
  text: msg`协会的记录不完整，请联系协会核实。下面列出已有的内容。`,
}

const verdicts: Record<PrintInfo['printType'], Record<PrintInfo['status'], Verdict>> = {
  APPLY_FORM: form,
  UNIT_CERT: certificate,
  PERSON_CERT: certificate,
  FEE_NOTICE: fee,
  RECEIPT: receipt,
}

/** What is said of a certificate or form of a membership, of a fee's notice, of what was paid. */
export const verdictOfPrint = ({ printType, status }: PrintInfo): Verdict =>
  (verdicts[printType] ?? certificate)[status] ?? unknown

/** What is said of a certificate of study hours. */
export const verdictOfHours = ({ status }: HourCertificate): Verdict => hours[status] ?? unknown
