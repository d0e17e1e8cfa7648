import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { Button } from '@portal/ui/chakra'
import { Suspense, useState } from 'react'
import { usePreloaded } from '../../../../lib/browser/use-preloaded.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'

// Few give up what they have begun.
const CancelDialog = lazyPart(() => import('./cancel-dialog.tsx'))

/** Cancels an order that is not paid, after asking. */
export function CancelOrder({ order }: { order: MemberOrderDetail }) {
  const { t } = useLingui()
  usePreloaded(CancelDialog.preload)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t`取消订单`}
      </Button>
      {isOpen && (
        <Suspense>
          <CancelDialog order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
