import { useLingui } from '@lingui/react/macro'
import { Notice } from '@portal/ui/chakra'

/** Says that a course need not be bought: the member's unit has it in an order that waits to be paid. */
export function UnitBuys() {
  const { t } = useLingui()
  return (
    <Notice live="status" title={t`单位正在为您购买这门课程`}>
      {t`这门课程已在单位待支付的订单中，单位支付后即可学习，您无需付款。`}
    </Notice>
  )
}
