import { useLingui } from '@lingui/react/macro'
import { Notice } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'

interface StartFailureProps {
  error: Error
  /** A way on from there. */
  action?: ReactNode
}

/** Says why a payment could not begin. */
export function StartFailure({ error, action }: StartFailureProps) {
  const { t } = useLingui()
  return (
    <Notice tone="danger" live="alert" title={t`支付没有开始`} action={action}>
      {errorText(error)}
    </Notice>
  )
}
