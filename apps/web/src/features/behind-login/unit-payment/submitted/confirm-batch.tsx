import { Plural, useLingui } from '@lingui/react/macro'
import type { MemberApplyTop, UnitPerson } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Button, Heading, Notice } from '@portal/ui/chakra'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { markPage } from '../../../../lib/address/mark-page.ts'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { sumYuan, toFen } from '../../../../lib/content/money.ts'
import { unitLinks } from '../../../../lib/membership/member-links.ts'
import { editedBatch, keepEdited } from '../edited-batch.ts'
import { isEditable, useSaveBatch, useSubmitBatch } from '../mutations.ts'
import { type PayRow, rowsOfBatch } from '../rows/pay-row.ts'
import { restOf } from '../rows/rest.ts'
import { serverFaults } from '../rows/server-faults.ts'
import styles from '../unit-payment.module.css'
import { removedText } from '../words.ts'
import { BatchRows } from './batch-rows.tsx'

interface ConfirmBatchProps {
  batch: MemberApplyTop
  /** The unit's own people. */
  people: readonly UnitPerson[]
}

/** What is going to be paid, as the server keeps it; from here the fees go into one order. */
export function ConfirmBatch({ batch, people }: ConfirmBatchProps) {
  const { t } = useLingui()
  const { removed, isChanged, error, isPending, submit } = useSubmit(batch, people)
  const left = useLeftRows(batch, people)
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
      {isChanged && (
        <Notice tone="warning" live="alert" title={t`名单已在别处修改，还没有提交`}>
          {t`下面是最新的名单，请重新核对后再提交。`}
        </Notice>
      )}
      <BatchRows batch={batch} people={people} />
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

/** Rows that were edited on this device and are not in the batch. */
function useLeftRows(batch: MemberApplyTop, people: readonly UnitPerson[]): number {
  const { members, lastModifiedDate } = batch
  const edited = editedBatch(useQueryClient(), batch, people)
  // Rows that were edited before somebody else wrote the batch are no part of what it says.
  if (edited?.basedOn !== lastModifiedDate) return 0
  return Math.max(0, edited.rows.length - members.length)
}

interface Removed {
  row: PayRow
  text: string
}

/** Submits the batch; what was paid meanwhile is taken out, said, and the rest waits for another look. */
function useSubmit(batch: MemberApplyTop, people: readonly UnitPerson[]) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync: submitRows, isPending: isSubmitting } = useSubmitBatch()
  const { mutateAsync: saveRows, isPending: isSaving } = useSaveBatch()
  const [removed, setRemoved] = useState<Removed[]>([])
  const [isChanged, setChanged] = useState(false)
  const [error, setError] = useState<unknown>()
  const { id, lastModifiedDate: basedOn } = batch
  const submit = async () => {
    if (isSubmitting || isSaving) return
    setError(undefined)
    setChanged(false)
    const rows = rowsOfBatch(batch, people)
    const edited = editedBatch(queryClient, batch, people)
    const isStillHere = markPage()
    try {
      const { batch: submitted, newer } = await submitRows({ id, basedOn, rows })
      if (newer && isEditable(newer)) return setChanged(true)
      if (newer) return notify({ kind: 'info', title: t`名单已在别处提交，不能再修改` })
      const orderId = submitted?.orderId ?? null
      if (orderId !== null && isStillHere())
        await navigate(unitLinks.resume(orderId, toFen(batch.totalAmount)))
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
      const rest = restOf(rows, faults, edited?.basedOn === basedOn ? edited.rows : [])
      keepEdited(queryClient, batch, rest)
      if (right.length === 0) return setError(failure)
      try {
        const { batch: saved, newer, failure: unsaved } = await saveRows({ id, basedOn, rows: right })
        if (saved) keepEdited(queryClient, saved, rest)
        if (newer) setChanged(true)
        if (unsaved !== undefined) setError(unsaved)
      } catch (unsaved) {
        setError(unsaved)
      }
    }
  }
  return { removed, isChanged, error, isPending: isSubmitting || isSaving, submit: () => void submit() }
}
