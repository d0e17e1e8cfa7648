import { useLingui } from '@lingui/react/macro'
import { Button, VisuallyHidden } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { unitLinks } from '../../../../lib/membership/member-links.ts'
import { useAuthorized } from '../../../../lib/session/authorized.tsx'
import { isEditable } from '../mutations.ts'
import { DeleteBatch, type DeleteBatchProps } from './delete-batch.tsx'

/** What is to be done about a batch: a draft is gone on with or thrown away, an open order paid, the rest read. */
export function BatchAction({ batch, onDeleted }: DeleteBatchProps) {
  const { id, batchNo, status, orderId } = batch
  const { t } = useLingui()
  const mayWrite = useAuthorized('batches.write')
  if (status === 'SUBMITTED' && orderId !== null)
    return (
      <Button asChild size="sm">
        <Link {...unitLinks.resume(orderId)}>
          {t`继续支付`} <VisuallyHidden>{batchNo}</VisuallyHidden>
        </Link>
      </Button>
    )
  return (
    <>
      {mayWrite && isEditable(batch) && <DeleteBatch batch={batch} onDeleted={onDeleted} />}
      <Button asChild size="sm" variant="outline">
        <Link to="/unitPayment" search={{ batch: id }}>
          {mayWrite && status === 'DRAFT' ? t`继续填写` : t`查看`} <VisuallyHidden>{batchNo}</VisuallyHidden>
        </Link>
      </Button>
    </>
  )
}
