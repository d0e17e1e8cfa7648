import { useLingui } from '@lingui/react/macro'
import type { MemberApplyTop } from '@portal/api-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { markPage } from '../../../../lib/address/mark-page.ts'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { rememberField } from '../../../../lib/forms/return-focus.ts'
import { keepEdited } from '../edited-batch.ts'
import { isEditable, type SavedBatch, useSaveBatch } from '../mutations.ts'
import { contentOf, type PayRow } from '../rows/pay-row.ts'
import type { BatchRows } from './use-batch-rows.ts'

interface Saving {
  id: number | null
  basedOn: string | undefined
  batch: BatchRows
  /** The batch is kept: what is typed from now on is based on it. */
  onKept: (batch: MemberApplyTop) => void
  /** It was changed elsewhere; nothing is kept before the reader has chosen. */
  onNewer: () => void
}

/** What each row costs, as the backend says. */
const amountsOf = ({ batch, kept }: SavedBatch) =>
  new Map(
    kept.flatMap(({ key }, index) => {
      const amount = batch?.members[index]?.amount
      return amount === undefined ? [] : [[key, amount] as const]
    }),
  )

/**
 * Whether the list still says what was sent: what was changed while the answer was awaited would be paid as it was before.
 *
 * @param isWithout whether wrong rows were left out, which may be mended meanwhile
 */
export function isAsSent(sent: readonly PayRow[], now: readonly PayRow[], isWithout: boolean): boolean {
  const keys = new Set(sent.map(({ key }) => key))
  const meant = isWithout ? now.filter(({ key }) => keys.has(key)) : now
  return contentOf(meant) === contentOf(sent)
}

/** Keeps the good rows, and goes on to what is going to be paid when the backend has nothing against any of them. */
export function useSave({ id, basedOn, batch, onKept, onNewer }: Saving) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync, isPending } = useSaveBatch()
  const { rows, faults, settle } = batch
  const open = (search: { batch: number; step?: 'confirm' }) =>
    navigate({ to: '/unitPayment', search, replace: search.step === undefined, ignoreBlocker: true })
  const sayRefused = () =>
    notify({
      kind: 'info',
      title: t`部分行没有通过核对`,
      description: t`无误的行已保存，其余请按各行说明修改。`,
    })
  const sayNoneKept = () =>
    notify({ kind: 'error', title: t`没有保存`, description: t`没有一行通过核对，请按各行说明修改。` })
  const sayChanged = () =>
    notify({
      kind: 'info',
      title: t`名单在核对时有改动`,
      description: t`改动前的内容已保存，请重新核对并确认。`,
    })
  const tellNewer = (newer: MemberApplyTop) => {
    if (isEditable(newer)) onNewer()
    else notify({ kind: 'info', title: t`名单已在别处提交，不能再修改` })
  }
  /** @returns the rows, when the backend found some of them wrong and they are still to be seen */
  const save = async (then: 'stay' | 'confirm'): Promise<PayRow[] | undefined> => {
    const good = rows.filter(({ key }) => !faults.has(key))
    if (isPending || good.length === 0) return undefined
    const isStillHere = markPage()
    try {
      const saved = await mutateAsync({ id, basedOn, rows: good })
      if (saved.newer) {
        tellNewer(saved.newer)
        return undefined
      }
      const next = settle(saved.faults, amountsOf(saved))
      const isRefused = saved.faults.size > 0
      if (saved.failure !== undefined)
        notify({ kind: 'error', title: t`没有保存`, description: errorText(saved.failure) })
      if (!saved.batch) {
        if (saved.failure === undefined) sayNoneKept()
        return next
      }
      onKept(saved.batch)
      keepEdited(queryClient, saved.batch, next, { goesToFault: isRefused && then === 'confirm' })
      const isSeen = isAsSent(good, next, faults.size > 0)
      if (then === 'confirm' && !isRefused && isSeen) {
        if (isStillHere()) await open({ batch: saved.batch.id, step: 'confirm' })
        return undefined
      }
      if (isRefused) sayRefused()
      else if (then === 'confirm') sayChanged()
      else notify({ kind: 'success', title: t`已保存无误的行` })
      if (id === null && isStillHere()) {
        const returnToField = rememberField()
        await open({ batch: saved.batch.id })
        if (then === 'stay') returnToField()
      }
      return isRefused ? next : undefined
    } catch (error) {
      notify({ kind: 'error', title: t`没有保存`, description: errorText(error) })
      return undefined
    }
  }
  return { save, isPending }
}
