import { Plural, useLingui } from '@lingui/react/macro'
import type { MemberApplyTop } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Button, Heading, Notice } from '@portal/ui/chakra'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { errorText } from '../../../../lib/api/errors.ts'
import { sumYuan } from '../../../../lib/content/money.ts'
import { unitLinks } from '../../../../lib/membership/member-links.ts'
import { editedRows, keepEdited, useSaveBatch, useSubmitBatch } from '../queries.ts'
import { type PayRow, rowsOfBatch } from '../rows/pay-row.ts'
import { isSettled, serverFaults, withFaults } from '../rows/server-faults.ts'
import styles from '../unit-payment.module.css'
import { removedText } from '../words.ts'
import { BatchRows } from './batch-rows.tsx'

/** What is going to be paid, as the server keeps it; from here the fees go into one order. */
export function ConfirmBatch({ batch }: { batch: MemberApplyTop }) {
  const { t } = useLingui()
  const { removed, error, isPending, submit } = useSubmit(batch)
  const left = useLeftRows(batch)
  const sum = sumYuan(batch.members.map(({ amount }) => amount ?? 0))
  const isTrue = batch.members.some(({ amount }) => amount === undefined) || sum === batch.totalAmount
  return (
    <div className={styles.part}>
      <Heading as="h2" size="xl">{t`确认代缴名单`}</Heading>
      {left > 0 && (
        <Notice
          tone="warning"
          title={<Plural value={left} one="# 行有误，不在本次代缴之内" other="# 行有误，不在本次代缴之内" />}
        >
          {t`可返回修改；现在提交则只缴纳下列人员。`}
        </Notice>
      )}
      <BatchRows batch={batch} />
      {removed.length > 0 && (
        <Notice tone="warning" live="alert" title={t`以下人员已从名单中移出，金额已更新`}>
          <ul>
            {removed.map(({ row, text }) => (
              <li key={row.key}>
                <span lang="zh-CN">{row.name}</span> · {row.feeYear}：{text}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {error !== undefined && (
        <Notice tone="danger" live="alert" title={t`没有提交成功`}>
          {errorText(error)}
        </Notice>
      )}
      {!isTrue && (
        <Notice tone="danger" live="alert" title={t`金额不一致，请勿支付`}>
          {t`各行合计 ${formatMoney(sum)}，与名单总额 ${formatMoney(batch.totalAmount)} 不同。请刷新后再试，或联系协会。`}
        </Notice>
      )}
      <div className={`${styles.actions} ${styles.last}`}>
        <Button asChild variant="outline">
          <Link
            to="/unitPayment"
            search={{ batch: batch.id, step: batch.status === 'CLOSED' ? 'edit' : undefined }}
          >
            {t`返回修改`}
          </Link>
        </Button>
        <Button disabled={!isTrue} busy={isPending} onClick={submit}>{t`提交并支付`}</Button>
      </div>
    </div>
  )
}

/** Rows that were edited in this tab and are not in the batch. */
function useLeftRows({ id, members }: MemberApplyTop): number {
  const edited = editedRows(useQueryClient(), id)
  return Math.max(0, (edited?.length ?? 0) - members.length)
}

interface Removed {
  row: PayRow
  text: string
}

/** Submits the batch; what was paid meanwhile is taken out, said, and the rest waits for another look. */
function useSubmit(batch: MemberApplyTop) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync: submitRows, isPending: isSubmitting } = useSubmitBatch()
  const { mutateAsync: saveRows, isPending: isSaving } = useSaveBatch()
  const [removed, setRemoved] = useState<Removed[]>([])
  const [error, setError] = useState<unknown>()
  const { id } = batch
  const submit = async () => {
    if (isSubmitting || isSaving) return
    setError(undefined)
    const rows = rowsOfBatch(batch)
    try {
      const { orderId } = await submitRows({ id, rows })
      if (orderId !== null) await navigate(unitLinks.resume(orderId))
    } catch (failure) {
      const faults = serverFaults(failure, rows)
      if (faults.size === 0) return setError(failure)
      const right = rows.filter(({ key }) => !faults.has(key))
      setRemoved(
        rows.flatMap((row) => {
          const fault = faults.get(row.key)
          return fault ? [{ row, text: removedText(fault) }] : []
        }),
      )
      // What is to be mended is mended in the list; what was settled needs nothing more.
      const rest = withFaults(rows, faults).filter(({ fault }) => !fault || !isSettled(fault))
      keepEdited(queryClient, id, rest)
      if (right.length === 0) return setError(failure)
      try {
        await saveRows({ id, rows: right })
      } catch (unsaved) {
        setError(unsaved)
      }
    }
  }
  return { removed, error, isPending: isSubmitting || isSaving, submit: () => void submit() }
}
