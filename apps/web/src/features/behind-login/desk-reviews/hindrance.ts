import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type ErrorParams, paramsOf } from '@portal/api-contract'

const hindrances: Partial<Record<ErrorParams['error.approvalHindered']['reason'], MessageDescriptor>> = {
  IDENTITY_TAKEN: msg`所填名称或证件号码已属于其他会员，不能通过。请退回补正或不予通过。`,
  FEES_OWED: msg`申请人尚有会费未缴清，不能通过。请退回补正或不予通过。`,
  STANDING_CHANGED: msg`申请人的会员状态已变化，不再符合本项申请的条件，不能通过。请退回补正或不予通过。`,
}

/** Why an approval was refused although the application still waits; undefined for any other failure. */
export function hindranceOf(error: unknown): MessageDescriptor | undefined {
  const { reason } = paramsOf(error, 'error.approvalHindered')
  return reason && hindrances[reason]
}
