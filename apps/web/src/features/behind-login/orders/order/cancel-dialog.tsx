import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { ConfirmDialog } from '@portal/ui/chakra'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import { useCancelOrder } from './mutations.ts'

interface CancelDialogProps {
  order: MemberOrderDetail
  onClose: () => void
}

/** Asks whether an order is really to be cancelled, and cancels it. */
export default function CancelDialog({ order: { id, orderNo }, onClose }: CancelDialogProps) {
  const { t } = useLingui()
  const once = useOnce()
  const { mutateAsync, isPending } = useCancelOrder(id)
  const cancel = async () => {
    try {
      await mutateAsync(undefined)
      notify({ kind: 'success', title: t`订单已取消` })
    } catch (error) {
      notify({ kind: 'error', title: t`订单没有取消`, description: errorText(error) })
    }
    onClose()
  }
  return (
    <ConfirmDialog
      isOpen
      title={t`取消这笔订单？`}
      confirmLabel={t`取消订单`}
      cancelLabel={t`保留订单`}
      tone="danger"
      busy={isPending}
      onConfirm={() => void once(cancel)}
      onCancel={onClose}
    >
      {t`取消后订单 ${orderNo} 不能再付款，其中的项目可以重新下单。已经付款的请勿取消。`}
    </ConfirmDialog>
  )
}
