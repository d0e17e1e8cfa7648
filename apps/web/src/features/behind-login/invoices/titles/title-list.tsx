import { useLingui } from '@lingui/react/macro'
import type { InvoiceTitle } from '@portal/api-contract'
import { Badge, Button } from '@portal/ui/chakra'
import { useRef } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useLostRow } from '../../../../lib/chakra/list/use-lost-row.ts'
import { useKeepTitle } from './mutations.ts'
import { contentOf } from './title.ts'
import styles from './title-list.module.css'

interface TitleListProps {
  titles: InvoiceTitle[]
  /** The title that is being deleted. */
  goingId: number | undefined
  onChange: (title: InvoiceTitle) => void
  onDelete: (title: InvoiceTitle) => void
}

/** The titles of the book, each with what can be done with it. */
export function TitleList({ titles, goingId, onChange, onDelete }: TitleListProps) {
  const { t } = useLingui()
  const list = useRef<HTMLUListElement>(null)
  useLostRow(list, titles)
  return (
    <ul ref={list} tabIndex={-1} className={styles.titles} aria-label={t`常用抬头`}>
      {titles.map((title) => {
        const { id, buyerName, isDefault } = title
        const isGoing = id === goingId
        const Name = isGoing ? 'del' : 'strong'
        return (
          <li key={id} className={styles.title}>
            <div className={styles.content}>
              <p className={styles.name}>
                <Name lang="zh-CN" className={isGoing ? styles.muted : undefined}>
                  {buyerName}
                </Name>
                {isDefault && <Badge tone="info">{t`默认`}</Badge>}
              </p>
              <Particulars title={title} />
            </div>
            <div className={styles.actions}>
              {!isDefault && <MakeDefault title={title} isDisabled={isGoing} />}
              <Button
                size="sm"
                variant="ghost"
                disabled={isGoing}
                aria-label={t`修改“${buyerName}”`}
                onClick={() => onChange(title)}
              >
                {t`修改`}
              </Button>
              <Button
                size="sm"
                variant="ghost"
                disabled={isGoing}
                aria-label={t`删除“${buyerName}”`}
                onClick={() => onDelete(title)}
              >
                {t`删除`}
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** What the book knows of a title besides its name, a line for each kind. */
function Particulars({ title }: { title: InvoiceTitle }) {
  const { t } = useLingui()
  const { buyerTaxNo, buyerAddress, buyerTel, buyerBankName, buyerBankAccount, email, phone } = title
  const lines = [
    { label: t`税号`, parts: [buyerTaxNo] },
    { label: t`地址、电话`, parts: [buyerAddress, buyerTel] },
    { label: t`开户行、账号`, parts: [buyerBankName, buyerBankAccount] },
    { label: t`接收方式`, parts: [email, phone] },
  ].map(({ label, parts }) => ({ label, text: parts.filter(Boolean).join(' ') }))
  return (
    <dl className={styles.particulars}>
      {lines.map(({ label, text }) =>
        text ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang="zh-CN">{text}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}

function MakeDefault({ title, isDisabled }: { title: InvoiceTitle; isDisabled: boolean }) {
  const { t } = useLingui()
  const { id, buyerName } = title
  const { mutate, isPending } = useKeepTitle()
  return (
    <Button
      size="sm"
      variant="ghost"
      busy={isPending}
      disabled={isDisabled}
      aria-label={t`把“${buyerName}”设为默认`}
      onClick={() =>
        mutate(
          { id, ...contentOf(title), isDefault: true },
          {
            onError: (error) =>
              notify({ kind: 'error', title: t`没有设为默认`, description: errorText(error) }),
          },
        )
      }
    >
      {t`设为默认`}
    </Button>
  )
}
