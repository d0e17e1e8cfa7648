import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { Button, useConfirm } from '@portal/ui/chakra'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useCancelOrder } from './mutations.ts'

/** Cancels an order that is not paid, after asking. */
export function CancelOrder({ order: { id, orderNo } }: { order: MemberOrderDetail }) {
  const { t } = useLingui()
  const [confirm, dialog] = useConfirm()
  const { mutateAsync, isPending } = useCancelOrder(id)
  const cancel = async () => {
    const isMeant = await confirm({
      title: t`取消这笔订单？`,
      children: t`取消后订单 ${orderNo} 不能再付款，其中的项目可以重新下单。已经付款的请勿取消。`,
      confirmLabel: t`取消订单`,
      cancelLabel: t`保留订单`,
      tone: 'danger',
    })
    if (!isMeant) return
    try {
      await mutateAsync(undefined)
      notify({ kind: 'success', title: t`订单已取消` })
    } catch (error) {
      notify({ kind: 'error', title: t`订单没有取消`, description: errorText(error) })
    }
  }
  return (
    <>
      <Button variant="outline" busy={isPending} onClick={() => void cancel()}>
        {t`取消订单`}
      </Button>
      {dialog}
    </>
  )
}
