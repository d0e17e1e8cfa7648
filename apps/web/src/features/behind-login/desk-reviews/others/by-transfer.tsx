import { useLingui } from '@lingui/react/macro'
import type { DeskReview } from '@portal/api-contract'
import { Button, Notice } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { isPaidBackByHand } from '../../../../lib/membership/pay-channel.ts'

const isByHand = ({ order }: DeskReview['submission']): boolean => isPaidBackByHand(Object(order).payChannel)

/** Leads from a refund that no channel pays back to where the association's transfer is registered. */
export function ByTransfer({ review }: { review: DeskReview }) {
  const { t } = useLingui()
  const { kind, recordId, status, submission, log } = review
  const isDone = status === 'REJECTED' || log.some(({ action }) => action === 'TRANSFER')
  if (kind !== 'ORDER_REFUND' || isDone || !isByHand(submission)) return null
  return (
    <Notice
      title={t`这笔退款由协会转账退回`}
      action={
        <Button asChild size="sm" variant="outline">
          <Link to="/form/step-form" search={{ refund: recordId }}>{t`登记转账`}</Link>
        </Button>
      }
    >
      {status === 'PENDING' && t`登记转账即同意退款，不必另作决定。`}
    </Notice>
  )
}
