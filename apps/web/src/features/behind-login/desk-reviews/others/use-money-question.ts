import { useLingui } from '@lingui/react/macro'
import type { DeskResult, DeskReview, DeskReviewKind } from '@portal/api-contract'
import { type Question, useConfirm } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { factsOf } from './facts-of.ts'

type Ask = (result: DeskResult) => Promise<boolean>

/**
 * Asks before an approval moves money for good, and says how much and whose it is. The caller renders the question; of a review
 * without money nothing is asked.
 */
export function useMoneyQuestion({ kind, submission }: DeskReview): [ask: Ask | undefined, ReactNode] {
  const { t } = useLingui()
  const [confirm, dialog] = useConfirm()
  const amount = factsOf(submission, ['amount'])[0]?.value ?? ''
  const name = factsOf(submission, ['order.payerName', 'payerName', 'buyerName'])[0]?.value ?? ''
  const questions: Partial<Record<DeskReviewKind, Pick<Question, 'title' | 'children' | 'confirmLabel'>>> = {
    ORDER_REFUND: {
      title: t`同意退款 ${amount}？`,
      children: t`${amount} 将退还给${name}。此操作不能撤销。`,
      confirmLabel: t`同意退款`,
    },
    BANK_TRANSFER: {
      title: t`确认 ${amount} 已到账？`,
      children: t`${name}的转账 ${amount} 将登记为已收到。此操作不能撤销。`,
      confirmLabel: t`确认到账`,
    },
    INVOICE: {
      title: t`开具 ${amount} 的发票？`,
      children: t`将为${name}开具 ${amount} 的发票。此操作不能撤销。`,
      confirmLabel: t`确认开票`,
    },
  }
  const question = questions[kind]
  const ask: Ask | undefined =
    question &&
    (async (result) => result !== 'APPROVE' || confirm({ ...question, cancelLabel: t`取消`, tone: 'danger' }))
  return [ask, dialog]
}
