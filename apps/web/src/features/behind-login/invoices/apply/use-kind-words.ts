import { useLingui } from '@lingui/react/macro'
import type { InvoiceKind } from '@portal/api-contract'

/** Each kind of invoice in words, and what it is for. */
export function useKindWords(): Record<InvoiceKind, { label: string; description: string }> {
  const { t } = useLingui()
  return {
    FISCAL_RECEIPT: { label: t`会费票据`, description: t`社会团体会费统一票据，会费只开具这一种。` },
    E_NORMAL: { label: t`数电普票`, description: t`电子发票（普通发票），不能抵扣进项税。` },
    E_SPECIAL: {
      label: t`数电专票`,
      description: t`电子发票（增值税专用发票），可抵扣进项税，须填写地址、电话与开户信息。`,
    },
  }
}
