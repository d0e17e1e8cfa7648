import { Trans, useLingui } from '@lingui/react/macro'
import type { BankTransfer as Transfer } from '@portal/api-contract'
import { formatDateTime, formatMoney } from '@portal/i18n'
import { Icon } from '@portal/ui/artwork'
import { Button, DataList, Notice, Skeleton, VisuallyHidden } from '@portal/ui/chakra'
import { type ReactNode, Suspense, useState } from 'react'
import { copyText } from '../../../../lib/browser/copy-text.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import styles from './bank-transfer.module.css'

// Only who has transferred needs it.
const ProofForm = lazyPart(() => import('./proof-form.tsx'))

const instant = (value: string) => <time dateTime={value}>{formatDateTime(value)}</time>

/** Where to transfer what to, the proof of it, and how far the association is. */
export default function BankTransfer({ transfer }: { transfer: Transfer }) {
  const { t } = useLingui()
  const { accountName, accountNo, bankName, amount, remark } = transfer
  const until = instant(transfer.expireTime)
  return (
    <div className={styles.transfer}>
      <TransferState transfer={transfer} />
      <DataList
        items={[
          { id: 'name', term: t`收款户名`, detail: <Copied text={accountName} of={t`收款户名`} isChinese /> },
          { id: 'no', term: t`收款账号`, detail: <Copied text={accountNo} of={t`收款账号`} /> },
          { id: 'bank', term: t`开户银行`, detail: <Copied text={bankName} of={t`开户银行`} isChinese /> },
          {
            id: 'amount',
            term: t`转账金额`,
            detail: (
              <Copied text={amount.toFixed(2)} of={t`转账金额`}>
                <strong>{formatMoney(amount)}</strong>
              </Copied>
            ),
          },
          { id: 'remark', term: t`转账附言`, detail: <Copied text={remark} of={t`转账附言`} isChinese /> },
        ]}
      />
      <p className={styles.hint}>
        <Trans>请一次转足金额，并在附言中写明订单编号。{until} 前未确认的，订单自动关闭。</Trans>
      </p>
      <Proof transfer={transfer} />
    </div>
  )
}

interface CopiedProps {
  text: string
  /** What it is called. */
  of: string
  isChinese?: boolean
  children?: ReactNode
}

/** A fact with the button that copies it. */
function Copied({ text, of, isChinese, children = text }: CopiedProps) {
  const { t } = useLingui()
  return (
    <span className={styles.fact}>
      <span lang={isChinese ? 'zh-CN' : undefined}>{children}</span>
      <Button size="sm" variant="ghost" onClick={() => void copyText(text, t`已复制`)}>
        <Icon name="copy" />
        {t`复制`} <VisuallyHidden>{of}</VisuallyHidden>
      </Button>
    </span>
  )
}

function TransferState({ transfer: { status, opinion, handedInTime } }: { transfer: Transfer }) {
  const { t } = useLingui()
  if (status === 'AWAITING_PROOF')
    return <Notice title={t`等待转账`}>{t`转账后请上传银行回单，协会据此核对到账。`}</Notice>
  if (status === 'ASKED_AGAIN')
    return (
      <Notice tone="warning" title={t`请重新提交转账凭证`}>
        <span lang="zh-CN">{opinion}</span>
      </Notice>
    )
  const time = handedInTime && instant(handedInTime)
  return (
    <Notice tone="success" live="status" title={t`转账凭证已提交，等待协会确认`}>
      {time && <Trans>提交时间 {time}。确认到账后订单自动转为已支付，请勿重复转账。</Trans>}
    </Notice>
  )
}

/** The proof that was handed in, and the way to hand in one, or another one. */
function Proof({ transfer }: { transfer: Transfer }) {
  const { t } = useLingui()
  const [isChanging, setChanging] = useState(false)
  const { status, proof, orderId } = transfer
  if (status === 'CONFIRMED') return null
  const isOpen = status !== 'CONFIRMING' || isChanging
  return (
    <>
      {proof && (
        <p className={styles.hint}>
          {t`已提交的凭证`} <span lang="zh-CN">{proof.name}</span>
        </p>
      )}
      {isOpen ? (
        <Suspense fallback={<Skeleton height="7rem" />}>
          <ProofForm orderId={orderId} onSent={() => setChanging(false)} />
        </Suspense>
      ) : (
        <p>
          <Button variant="outline" size="sm" onClick={() => setChanging(true)}>{t`更换凭证`}</Button>
        </p>
      )}
    </>
  )
}
