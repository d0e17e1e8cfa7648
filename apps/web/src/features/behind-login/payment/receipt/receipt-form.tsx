import { useLingui } from '@lingui/react/macro'
import type { InvoiceDraft } from '@portal/api-contract'
import { Button, Field, Input, Notice, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { receiptDraftQueryOptions } from '../queries.ts'
import styles from './receipt.module.css'
import { type ReceiptForm as Form, type ReceiptErrors, receiptErrors } from './receipt-schema.ts'
import { useReceipt } from './use-receipt.ts'

interface ReceiptFormProps {
  orderId: number
  /** Told the address that the receipt goes to. */
  onSent: (email: string) => void
  onCancel: () => void
}

/** Asks to whom the receipt is made out and where it goes, beginning with what is known. */
export default function ReceiptForm(props: ReceiptFormProps) {
  const { t } = useLingui()
  const query = useQuery(receiptDraftQueryOptions(props.orderId))
  if (query.data) return <Filled draft={query.data} {...props} />
  return query.error ? (
    <LoadFailure query={query} title={t`票据信息没有加载成功`} />
  ) : (
    <Skeleton height="14rem" />
  )
}

function Filled({ draft, orderId, onSent, onCancel }: ReceiptFormProps & { draft: InvoiceDraft }) {
  const { t } = useLingui()
  const { titleType } = draft
  const [errors, setErrors] = useState<ReceiptErrors>({})
  const receipt = useReceipt(orderId, draft)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const given = Object.fromEntries(new FormData(form)) as unknown as Form
    const wrong = receiptErrors({ ...given, buyerTaxNo: given.buyerTaxNo ?? '' }, titleType)
    setErrors(wrong ?? {})
    const [first] = Object.keys(wrong ?? {})
    if (first) return form.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    if (!receipt.isPending) receipt.mutate(given, { onSuccess: ({ email }) => onSent(email) })
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-label={t`申请票据`}>
      <Field label={t`票据抬头`} error={errors.buyerName} required>
        <Input name="buyerName" defaultValue={draft.buyerName} maxLength={100} autoComplete="organization" />
      </Field>
      {titleType === 'COMPANY' && (
        <Field label={t`税号`} error={errors.buyerTaxNo} required>
          {/* Room for the blanks between groups, which are taken out. */}
          <Input
            name="buyerTaxNo"
            defaultValue={draft.buyerTaxNo ?? ''}
            maxLength={30}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </Field>
      )}
      <Field label={t`接收邮箱`} error={errors.email} required>
        <Input
          name="email"
          type="email"
          defaultValue={draft.email ?? ''}
          maxLength={100}
          autoComplete="email"
        />
      </Field>
      {receipt.error && (
        <Notice tone="danger" live="alert" title={t`票据申请没有提交成功`}>
          {errorText(receipt.error)}
        </Notice>
      )}
      <p className={styles.actions}>
        <Button type="submit" busy={receipt.isPending}>{t`提交申请`}</Button>
        <Button type="button" variant="ghost" onClick={onCancel}>{t`暂不申请`}</Button>
      </p>
    </form>
  )
}
