import { useLingui } from '@lingui/react/macro'
import type { UnitInvitation } from '@portal/api-contract'
import { Button, useConfirm, VisuallyHidden } from '@portal/ui/chakra'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useWithdrawInvitation } from './mutations.ts'

/** Takes an invitation back, after asking. */
export function WithdrawInvitation({ invitation: { id, phone } }: { invitation: UnitInvitation }) {
  const { t } = useLingui()
  const [confirm, dialog] = useConfirm()
  const { mutateAsync, isPending } = useWithdrawInvitation()
  const withdraw = async () => {
    const isMeant = await confirm({
      title: t`撤回这份邀请？`,
      children: t`${phone} 的持有人将看不到这份邀请，以后可以重新邀请。`,
      confirmLabel: t`撤回邀请`,
      cancelLabel: t`保留邀请`,
      tone: 'danger',
    })
    if (!isMeant) return
    try {
      await mutateAsync(id)
      notify({ kind: 'success', title: t`邀请已撤回` })
    } catch (error) {
      notify({ kind: 'error', title: t`没有撤回`, description: errorText(error) })
    }
  }
  return (
    <>
      <Button size="sm" variant="ghost" busy={isPending} onClick={() => void withdraw()}>
        {t`撤回`} <VisuallyHidden>{phone}</VisuallyHidden>
      </Button>
      {dialog}
    </>
  )
}
