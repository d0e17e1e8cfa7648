import { useLingui } from '@lingui/react/macro'
import type { MemberApplyTop } from '@portal/api-contract'
import { Button, useConfirm, VisuallyHidden } from '@portal/ui/chakra'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useDeleteBatch } from '../mutations.ts'

export interface DeleteBatchProps {
  batch: MemberApplyTop
  /** Its row goes then. */
  onDeleted: () => void
}

/** Throws a batch away that is not being paid, after asking: it cannot be brought back. */
export function DeleteBatch({ batch: { id, batchNo, personCount }, onDeleted }: DeleteBatchProps) {
  const { t } = useLingui()
  const [confirm, dialog] = useConfirm()
  const { mutateAsync, isPending } = useDeleteBatch()
  const remove = async () => {
    const isMeant = await confirm({
      title: t`删除这份名单？`,
      children: t`${batchNo}，共 ${personCount} 人。删除后不能恢复，会费不受影响。`,
      confirmLabel: t`删除名单`,
      cancelLabel: t`保留名单`,
      tone: 'danger',
    })
    if (!isMeant) return
    try {
      await mutateAsync(id)
      notify({ kind: 'success', title: t`名单已删除` })
      onDeleted()
    } catch (error) {
      notify({ kind: 'error', title: t`没有删除`, description: errorText(error) })
    }
  }
  return (
    <>
      <Button size="sm" variant="ghost" busy={isPending} onClick={() => void remove()}>
        {t`删除`} <VisuallyHidden>{batchNo}</VisuallyHidden>
      </Button>
      {dialog}
    </>
  )
}
