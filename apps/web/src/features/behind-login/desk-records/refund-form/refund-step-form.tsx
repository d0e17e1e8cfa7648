import { useLingui } from '@lingui/react/macro'
import type { DeskRefund } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Button, EmptyState, Notice, Skeleton, Steps, useConfirm } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { useUnsavedWork } from '../../../../lib/chakra/desk/tab.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { type FormFieldError, formFieldErrors } from '../../../../lib/forms/fields/field-errors.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { useTransferRefund } from '../mutations.ts'
import { transferableRefundsQueryOptions } from '../queries.ts'
import styles from '../records.module.css'
import type { StepFormSearch } from '../records-search.ts'
import type { TransferValues } from './transfer-schema.ts'

// Of use once there is something to transfer.
const TransferForm = lazyPart(async () => ({ default: (await import('./transfer-form.tsx')).TransferForm }))
// Of use once the form is filled in.
const ConfirmTransfer = lazyPart(async () => ({
  default: (await import('./confirm-transfer.tsx')).ConfirmTransfer,
}))

interface Chosen {
  refund: DeskRefund
  values: TransferValues
}

const place = '/form/step-form'

/**
 * The specification's step form: a refund by transfer is written, confirmed, and done. Another that is asked for begins anew, once
 * that is wanted where something is written.
 */
export function RefundStepForm({ search: { refund: asked } }: { search: StepFormSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [confirm, question] = useConfirm()
  const [refund, setRefund] = useState(asked)
  const [isHeld, setHeld] = useState(false)
  const isOther = asked !== refund
  if (isOther && !isHeld) setRefund(asked)
  const settle = useEffectEvent(async () => {
    const isSure =
      asked !== undefined &&
      (await confirm({
        title: t`登记另一笔退款？`,
        children: t`正在填写的转账信息还没有登记，改为登记另一笔后会丢失。`,
        confirmLabel: t`登记另一笔`,
        cancelLabel: t`继续填写`,
        tone: 'danger',
      }))
    if (isSure) setHeld(false)
    else void navigate({ to: place, search: { refund }, replace: true })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refund that is asked for is asked about once
  useEffect(() => {
    if (isOther && isHeld) void settle()
  }, [isOther, isHeld, asked])
  return (
    <>
      <StepForm key={refund} asked={refund} onHeld={setHeld} />
      {question}
    </>
  )
}

interface StepFormProps {
  asked: number | undefined
  /** Hears whether it holds work. */
  onHeld: (isHeld: boolean) => void
}

function StepForm({ asked, onHeld }: StepFormProps) {
  const { t } = useLingui()
  const query = useQuery(transferableRefundsQueryOptions)
  const [chosen, setChosen] = useState<Chosen>()
  const [faults, setFaults] = useState<FormFieldError[]>([])
  const [step, setStep] = useState<0 | 1 | 2>(0)
  const { mutateAsync } = useTransferRefund()
  const navigate = useNavigate()
  const [isWritten, setWritten] = useState(false)
  const isHeld = step === 1 || (step === 0 && isWritten)
  useUnsavedWork(isHeld)
  useEffect(() => onHeld(isHeld), [isHeld, onHeld])
  const steps = [
    { id: 'fill', title: t`填写转账信息` },
    { id: 'confirm', title: t`确认` },
    { id: 'done', title: t`完成` },
  ]
  const confirm = async ({ refund, values }: Chosen) => {
    const body = { ...values, amount: refund.refundAmount }
    try {
      await mutateAsync({ id: refund.id, body })
      setStep(2)
    } catch (error) {
      const refused = formFieldErrors(error, Object.keys(body))
      if (refused.length === 0) throw error
      setFaults(refused)
      setStep(0)
    }
  }
  /** From an empty form: what was written belongs to another payee. */
  const again = () => {
    setChosen(undefined)
    setFaults([])
    setStep(0)
    if (asked !== undefined) void navigate({ to: place, replace: true })
  }
  return (
    <DeskPage title={t`转账退款登记`} lead={t`以转账或线下方式支付的订单，退款由协会账户转出后在这里登记。`}>
      <div className={`${styles.stack} ${styles.narrow}`}>
        <Steps label={t`办理步骤`} items={steps} current={step === 2 ? 3 : step} />
        {step === 2 && chosen && <Done refund={chosen.refund} onAgain={again} />}
        {step === 1 && chosen && (
          <Suspense fallback={<Skeleton height="20rem" />}>
            <ConfirmTransfer {...chosen} onBack={() => setStep(0)} onConfirm={() => confirm(chosen)} />
          </Suspense>
        )}
        {step === 0 && query.error && <LoadError title={t`列表没有加载成功`} query={query} />}
        {step === 0 && !query.error && !query.data && <Skeleton height="20rem" />}
        {step === 0 && query.data?.length === 0 && (
          <Notice title={t`没有等待转账的退款`}>{t`退款申请出现后，可以从退款管理进入这里。`}</Notice>
        )}
        {step === 0 && query.data && query.data.length > 0 && (
          <Suspense fallback={<Skeleton height="20rem" />}>
            <TransferForm
              refunds={query.data}
              wanted={chosen?.refund.id ?? asked}
              start={chosen?.values}
              faults={faults}
              onWritten={setWritten}
              onNext={(next) => {
                setChosen(next)
                setFaults([])
                setStep(1)
              }}
            />
          </Suspense>
        )}
      </div>
    </DeskPage>
  )
}

function Done({ refund, onAgain }: { refund: DeskRefund; onAgain: () => void }) {
  const { t } = useLingui()
  const amount = formatMoney(refund.refundAmount)
  return (
    <EmptyState
      level={2}
      title={t`退款已登记`}
      action={
        <>
          <Button variant="outline" onClick={onAgain}>{t`再登记一笔`}</Button>
          <Button asChild>
            <Link to="/list/refunds">{t`返回退款管理`}</Link>
          </Button>
        </>
      }
    >
      {t`${refund.payerName} 的 ${amount} 已登记为转账退款，对方已收到通知。`}
    </EmptyState>
  )
}
