import { Plural, useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Button, Field, Textarea } from '@portal/ui/chakra'
import { type ReactNode, useState } from 'react'
import { tidyTaxNumber } from '../../../../lib/forms/fields/tax-number.ts'
import { readBuyerCard } from '../card/buyer-card.ts'
import styles from './apply.module.css'
import { type InvoiceForm, particulars } from './invoice-schema.ts'

/** Fills the buyer's fields from a text that was copied elsewhere, such as 开票信息 from a chat. */
export function PasteCard({ form }: { form: InvoiceForm }) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [filled, setFilled] = useState<number>()
  const read = (text: string) => {
    const card = readBuyerCard(text)
    const found = Object.entries(card) as [keyof typeof card, string][]
    setFilled(text.trim() === '' ? undefined : found.length)
    // What the card does not say of another buyer is not known of it.
    const before = form.getValues()
    const isOther = (now: string, said: string | undefined) =>
      said !== undefined && now !== '' && said !== now
    const isAnother = card.buyerTaxNo
      ? isOther(tidyTaxNumber(before.buyerTaxNo), card.buyerTaxNo)
      : isOther(before.buyerName.trim(), card.buyerName)
    if (isAnother)
      for (const field of ['buyerTaxNo', ...particulars] as const)
        form.setValue(field, '', { shouldDirty: true })
    if (card.buyerTaxNo) form.setValue('titleType', 'COMPANY', { shouldDirty: true })
    for (const [name, value] of found)
      form.setValue(name, value, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }
  if (!isOpen) {
    return (
      <p>
        <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
          <Icon name="copy" />
          {t`粘贴开票信息，自动填写`}
        </Button>
      </p>
    )
  }
  return (
    <div className={styles.paste}>
      <Field label={t`开票信息`} hint={t`名称、税号、地址、电话、开户行、账号，顺序不限，一行或多行均可。`}>
        <Textarea
          rows={4}
          // It was asked for by the press on the button whose place it takes.
          ref={(area: HTMLTextAreaElement | null) => {
            if (area?.value === '') area.focus()
          }}
          onChange={({ currentTarget }) => read(currentTarget.value)}
        />
      </Field>
      <p role="status" className={styles.muted}>
        {filled !== undefined && <Filled count={filled} />}
      </p>
    </div>
  )
}

const Filled = ({ count }: { count: number }): ReactNode => (
  <Plural
    value={count}
    _0="没有认出开票信息，请逐项填写。"
    one="已填入 # 项，请核对。"
    other="已填入 # 项，请核对。"
  />
)
