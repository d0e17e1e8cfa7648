import { Trans, useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Button, Notice, Skeleton } from '@portal/ui/chakra'
import { Suspense, useState } from 'react'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { payAuthority } from '../../../../lib/membership/member-order.ts'
import { useAuthorized } from '../../../../lib/session/authorized.tsx'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { refusalWords } from './refund-words.ts'

// Few ask for it.
const RefundDialog = lazyPart(() => import('./refund-dialog.tsx'))

/** Whether and until when a paid order can be given back, and the way to ask for it. */
export function RefundPanel({ order }: { order: MemberOrderDetail }) {
  const { t, i18n } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const mayAsk = useAuthorized(payAuthority(order))
  const { refundTerms } = order
  if (!refundTerms) return null
  const { until, refusal } = refundTerms
  const time = <time dateTime={until}>{formatDateTime(until)}</time>
  return (
    <>
      <Notice
        tone={refusal === null ? 'info' : 'warning'}
        title={refusal === null ? t`可以退款` : t`按规则不能退款`}
        action={
          mayAsk && (
            <Button size="sm" variant="outline" onClick={() => setOpen(true)}>
              {t`申请退款`}
            </Button>
          )
        }
      >
        {refusal === null ? (
          <Trans>在 {time} 前申请，协会按规则办理。</Trans>
        ) : (
          t`${i18n._(wordOf(refusalWords, refusal))}仍可说明原因提出申请，由协会决定。`
        )}
        {!mayAsk && <> {t`只有具备缴费权限的账号可以申请退款。`}</>}
      </Notice>
      {isOpen && (
        <Suspense fallback={<Skeleton height="3rem" />}>
          <RefundDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
