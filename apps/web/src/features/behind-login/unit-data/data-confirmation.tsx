import { Trans, useLingui } from '@lingui/react/macro'
import { formatDate } from '@portal/i18n'
import { Button, Notice } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../../lib/api/errors.ts'
import { notify } from '../../../lib/browser/notify.ts'
import { useOnce } from '../../../lib/forms/use-once.ts'
import { memberSummaryQueryOptions } from '../../../lib/membership/member-summary.ts'
import { useConfirmData } from './mutations.ts'

/** Asks once a year whether the data is still right; between times it says when that was said last. Nothing before joining. */
export function DataConfirmation() {
  const { t } = useLingui()
  const { data } = useQuery(memberSummaryQueryOptions)
  const confirmation = data?.dataConfirmation
  if (!confirmation) return null
  const { confirmedDate, dueDate, isDue } = confirmation
  const due = formatDate(dueDate)
  if (isDue === 1)
    return (
      <Notice tone="warning" title={t`请确认本年度的单位资料`} action={<Confirm />}>
        {t`逐项核对下面的资料：没有变化的，直接确认；有变化的，修改后保存，保存即为确认。`}
      </Notice>
    )
  if (confirmedDate === null) return null
  const date = formatDate(confirmedDate)
  return (
    <Notice tone="success" live="status">
      <Trans>
        资料已于 {date} 确认，下次确认在 {due} 之后。
      </Trans>
    </Notice>
  )
}

function Confirm() {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useConfirmData()
  const once = useOnce()
  const confirm = async () => {
    try {
      await mutateAsync()
      notify({ kind: 'success', title: t`单位资料已确认` })
    } catch (error) {
      notify({ kind: 'error', title: t`没有确认成功`, description: errorText(error) })
    }
  }
  return <Button busy={isPending} onClick={() => void once(confirm)}>{t`资料无误，确认`}</Button>
}
