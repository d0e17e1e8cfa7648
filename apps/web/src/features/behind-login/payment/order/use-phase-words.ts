import { useLingui } from '@lingui/react/macro'
import type { Phase } from './phase.ts'

/** A payment's phase in plain words. */
export function usePhaseWords(phase: Phase): string {
  const { t } = useLingui()
  return {
    waiting: t`等待付款。付款后本页会自动显示结果。`,
    paying: t`正在付款，请在支付页面上完成操作。`,
    paid: t`支付成功`,
    failed: t`这次支付没有成功`,
    closed: t`订单已关闭`,
    expired: t`订单已超过支付时限`,
    refunding: t`协会正在审核退款`,
    refunded: t`订单已退款`,
  }[phase]
}
