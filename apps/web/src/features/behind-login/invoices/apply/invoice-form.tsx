import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import type { InvoiceKind, MemberInvoice } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Button, Heading, Notice } from '@portal/ui/chakra'
import { type ReactNode, useState } from 'react'
import { type Resolver, useFormState } from 'react-hook-form'
import { markPage } from '../../../../lib/address/mark-page.ts'
import { RestoredNotice } from '../../../../lib/chakra/record/restored-notice.tsx'
import { LeaveGuard } from '../../../../lib/forms/draft/leave-guard.tsx'
import { useDraftForm } from '../../../../lib/forms/draft/use-draft-form.ts'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import { OrdersTaken, useSendInvoice } from '../mutations.ts'
import { KeepTitle } from '../titles/keep-title.tsx'
import { useKeepSent } from '../titles/use-keep-sent.ts'
import styles from './apply.module.css'
import { BuyerFields, DeliveryFields, KindFields } from './invoice-fields.tsx'
import { type InvoiceSent, type InvoiceValues, invoiceSchema } from './invoice-schema.ts'
import { PasteCard } from './paste-card.tsx'
import { TitleBook } from './title-book.tsx'

// Which fields there are depends on the kind.
const resolver: Resolver<InvoiceValues, unknown, InvoiceSent> = (values, context, options) =>
  (valibotResolver(invoiceSchema(values)) as Resolver<InvoiceValues, unknown, InvoiceSent>)(
    values,
    context,
    options,
  )

const everything = (values: InvoiceValues) => values

export interface InvoiceFormProps {
  begin: InvoiceValues
  kinds: InvoiceKind[]
  orderIds: number[]
  /** What the orders come to, in yuan. */
  amount: number
  /** Of the application that is mended. */
  id?: number
  /** @param isStillHere whether the page that it was sent from is still open */
  onSent: (invoice: MemberInvoice, isStillHere: boolean) => void
  /** Told of the invoice that somebody else has asked for over an order meanwhile. */
  onTaken?: (invoice: MemberInvoice) => void
  /** Leads away without sending. */
  back: ReactNode
}

/**
 * Whom an invoice is made out to and where it goes; sends it for the orders. What is typed is kept on the device, for each set of kinds:
 * a wrong tick among the orders, which brings another form, costs nothing.
 */
export function InvoiceForm(props: InvoiceFormProps) {
  const { begin, kinds, orderIds, amount, id, onSent, onTaken, back } = props
  const { t } = useLingui()
  const { form, draft } = useDraftForm<InvoiceValues, InvoiceSent>({
    name: `invoice-${id ?? kinds.join('-')}`,
    empty: begin,
    lasting: everything,
    resolver,
  })
  const once = useOnce()
  const { mutateAsync, isPending, isSuccess } = useSendInvoice()
  const [isKept, setKept] = useState(false)
  const keep = useKeepSent()
  const { errors, isDirty } = useFormState({ control: form.control })
  const send = form.handleSubmit((sent) =>
    once(async () => {
      const isStillHere = markPage()
      try {
        const invoice = await mutateAsync({ ...sent, orderIds, ...(id !== undefined && { id }) })
        draft.startAnew()
        onSent(invoice, isStillHere())
        if (isKept) keep(sent)
      } catch (error) {
        if (error instanceof OrdersTaken) onTaken?.(error.invoice)
        else showFailure(error, form)
      }
    }),
  )
  const count = orderIds.length
  const sum = formatMoney(amount)
  return (
    <form noValidate onSubmit={(event) => void send(event)} className={styles.stack} aria-label={t`开票信息`}>
      {draft.restoredFrom && (
        <RestoredNotice
          restoredFrom={draft.restoredFrom}
          onDrop={() => {
            draft.startAnew()
            form.setFocus('buyerName')
          }}
        />
      )}
      <Heading as="h3">{t`发票信息`}</Heading>
      <KindFields form={form} kinds={kinds} />
      <TitleBook form={form} />
      <PasteCard form={form} />
      <BuyerFields form={form} />
      <Heading as="h3">{t`接收方式`}</Heading>
      <DeliveryFields form={form} />
      <KeepTitle form={form} isKept={isKept} onChange={setKept} />
      {errors.root?.message && (
        <Notice tone="danger" live="alert" title={t`没有提交成功`}>
          {errors.root.message}
        </Notice>
      )}
      <div className={styles.foot}>
        <p className={styles.sum}>
          {t`${count} 笔订单，开票金额`} <strong>{sum}</strong>
        </p>
        {back}
        <Button type="submit" busy={isPending}>
          {id === undefined ? t`提交开票申请` : t`修改并重新提交`}
        </Button>
      </div>
      <LeaveGuard isUnsent={isDirty && !isSuccess} openedBy={['part', 'order', 'invoice']} />
    </form>
  )
}
