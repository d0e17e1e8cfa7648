import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail, OrderItem } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Button, Dialog, Field, Notice, Textarea } from '@portal/ui/chakra'
import { type FormEvent, useId, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useChoice } from '../../../../lib/chakra/choice/use-choice.ts'
import { sumYuan } from '../../../../lib/content/money.ts'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import { keptAmount } from '../../../../lib/membership/paid-back.ts'
import { isPaidBackByHand } from '../../../../lib/membership/pay-channel.ts'
import { useRequestRefund } from './mutations.ts'
import styles from './order-page.module.css'
import { RefundChoice } from './refund-choice.tsx'
import { refundEffects } from './refund-words.ts'
import { refundableFees, refusalOf } from './refundable-fees.ts'

interface RefundDialogProps {
  order: MemberOrderDetail
  onClose: () => void
}

/** Asks why, says what comes back and what is taken away, and hands it in. */
export default function RefundDialog({ order, onClose }: RefundDialogProps) {
  const { t } = useLingui()
  const formId = useId()
  const [reason, setReason] = useState('')
  const [isShort, setShort] = useState(false)
  const fees = refundableFees(order)
  const choice = useChoice(
    () => new Set(fees.filter((fee) => refusalOf(fee, order) === null).map(({ itemId }) => itemId)),
  )
  const asked = fees.filter(({ itemId }) => choice.chosen.has(itemId))
  const isPart = asked.length < fees.length
  const isNone = fees.length > 0 && asked.length === 0
  const once = useOnce()
  const { mutateAsync, isPending, error } = useRequestRefund(order.id)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = reason.trim()
    setShort(given.length < 2)
    if (given.length < 2) return event.currentTarget.querySelector('textarea')?.focus()
    if (isPending || isNone) return
    const request = async () => {
      await mutateAsync({ reason: given, ...(isPart && { feeIds: asked.map(({ itemId }) => itemId) }) })
      notify({ kind: 'success', title: t`退款申请已提交` })
      onClose()
    }
    // What went wrong is said above the buttons.
    void once(() => request().catch(() => {}))
  }
  return (
    <Dialog
      isOpen
      onClose={() => !isPending && onClose()}
      title={t`申请退款`}
      closeLabel={t`关闭`}
      footer={
        <>
          <Button variant="outline" onClick={onClose} disabled={isPending}>{t`暂不申请`}</Button>
          <Button type="submit" form={formId} busy={isPending} disabled={isNone}>{t`提交退款申请`}</Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {fees.length > 1 && <RefundChoice order={order} fees={fees} {...choice} />}
        {isNone ? (
          <p role="status">{t`请至少选择一笔要退的费用。`}</p>
        ) : (
          <WhatFollows
            order={order}
            lines={fees.length > 0 ? asked : order.details}
            amount={isPart ? sumYuan(asked.map(({ amount }) => amount)) : keptAmount(order)}
            isPart={isPart}
          />
        )}
        <Field
          label={t`退款原因`}
          required
          error={isShort ? t`请填写退款原因，至少 2 个字。` : undefined}
          hint={t`最多 200 个字，供协会审核。`}
        >
          <Textarea
            value={reason}
            maxLength={200}
            rows={3}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
        {error && (
          <Notice tone="danger" live="alert" title={t`退款申请没有提交成功`}>
            {errorText(error)}
          </Notice>
        )}
      </form>
    </Dialog>
  )
}

interface WhatFollowsProps {
  order: MemberOrderDetail
  /** What of it is asked back. */
  lines: readonly OrderItem[]
  /** What comes back, in yuan. */
  amount: number
  /** Whether some of the order stays paid. */
  isPart: boolean
}

function WhatFollows({ order, lines, amount, isPart }: WhatFollowsProps) {
  const { t, i18n } = useLingui()
  const { payChannel } = order
  const money = formatMoney(amount)
  const isByHand = isPaidBackByHand(payChannel)
  return (
    <div>
      <p>
        {isByHand
          ? t`通过后 ${money} 由协会转回付款账户。`
          : t`通过后 ${money} 由支付渠道原路退回，到账时间以渠道为准。`}
      </p>
      <ul className={styles.effects}>
        {refundEffects(order, lines, isPart).map((effect) => (
          <li key={effect.id}>{i18n._(effect)}</li>
        ))}
      </ul>
    </div>
  )
}
