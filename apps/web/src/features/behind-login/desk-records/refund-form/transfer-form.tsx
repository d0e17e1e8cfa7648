import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import type { DeskRefund } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Button, Field, Input, NativeSelect } from '@portal/ui/chakra'
import { useEffect, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { FormFieldError } from '../../../../lib/forms/fields/field-errors.ts'
import styles from '../records.module.css'
import { type TransferValues, transferSchema } from './transfer-schema.ts'

interface TransferFormProps {
  refunds: readonly DeskRefund[]
  /** Id of the refund that was asked for. */
  wanted: number | undefined
  /** What was written before the way back. */
  start: TransferValues | undefined
  /** What was refused of it, or of the amount, once it was confirmed. */
  faults: readonly FormFieldError[]
  onWritten: (isWritten: boolean) => void
  onNext: (chosen: { refund: DeskRefund; values: TransferValues }) => void
}

/** The account that pays where there is no choice. */
const onlyAccount = (refund: DeskRefund | undefined): string => {
  const [first, ...others] = refund?.payAccounts ?? []
  return first && others.length === 0 ? first.accountNo : ''
}

/** Which refund is paid back, from which account and to which. */
export function TransferForm({ refunds, wanted, start, faults, onWritten, onNext }: TransferFormProps) {
  const { t } = useLingui()
  const [refundId, setRefundId] = useState(wanted ?? refunds[0]?.id)
  // None where the chosen one waits no longer: another takes its place by choice alone, since the account is its payee's.
  const refund = refunds.find(({ id }) => id === refundId)
  const form = useForm<TransferValues>({
    resolver: valibotResolver(transferSchema),
    defaultValues: start ?? {
      payAccount: onlyAccount(refund),
      receiverType: 'BANK',
      receiverAccount: '',
      receiverName: refund?.payerName ?? '',
    },
  })
  const { errors, isDirty } = form.formState
  const payAccount = useWatch({ control: form.control, name: 'payAccount' })
  const { setError } = form
  useEffect(() => {
    faults.forEach(({ field, message }, index) => {
      const name = field === 'amount' ? 'root.amount' : (field as keyof TransferValues)
      setError(name, { message }, { shouldFocus: index === 0 })
    })
  }, [faults, setError])
  const isWritten = isDirty || start !== undefined
  useEffect(() => onWritten(isWritten), [isWritten, onWritten])
  const choose = (id: number) => {
    const chosen = refunds.find((one) => one.id === id)
    setRefundId(id)
    form.setValue('payAccount', onlyAccount(chosen))
    form.setValue('receiverName', chosen?.payerName ?? '')
    form.setValue('receiverAccount', '')
  }
  const next = form.handleSubmit((values) => refund && onNext({ refund, values }))
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void next(event)}>
      <Field label={t`退款申请`} error={!refund && t`所选退款已不在等待转账之列，请重新选择。`} required>
        <NativeSelect
          value={refund?.id ?? ''}
          onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
        >
          {!refund && <option value="">{t`请选择`}</option>}
          {refunds.map(({ id, orderNo, payerName, refundAmount }) => (
            <option key={id} value={id}>
              {`${orderNo} · ${payerName} · ${formatMoney(refundAmount)}`}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field
        label={t`付款账号`}
        hint={t`协会用来转出的银行账号。`}
        error={errors.payAccount?.message}
        required
      >
        <NativeSelect {...form.register('payAccount')} value={payAccount}>
          {onlyAccount(refund) === '' && <option value="">{t`请选择`}</option>}
          {refund?.payAccounts.map(({ accountName, bankName, accountNo }) => (
            <option key={accountNo} value={accountNo} lang="zh-CN">
              {`${accountNo} · ${bankName} · ${accountName}`}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t`收款账户类型`} error={errors.receiverType?.message} required>
        <NativeSelect {...form.register('receiverType')}>
          <option value="BANK">{t`银行账户`}</option>
          <option value="ALIPAY">{t`支付宝`}</option>
        </NativeSelect>
      </Field>
      <Field label={t`收款账号`} error={errors.receiverAccount?.message} required>
        <Input {...form.register('receiverAccount')} autoComplete="off" />
      </Field>
      <Field label={t`收款人名称`} error={errors.receiverName?.message} required>
        <Input {...form.register('receiverName')} autoComplete="off" />
      </Field>
      <Field
        label={t`退款金额`}
        hint={t`为申请退回的全部金额，不能更改。`}
        error={errors.root?.amount?.message}
      >
        <Input readOnly value={refund ? formatMoney(refund.refundAmount) : ''} />
      </Field>
      <div className={styles.buttons}>
        <Button type="submit">{t`下一步`}</Button>
      </div>
    </form>
  )
}
