import { useLingui } from '@lingui/react/macro'
import { Button, useConfirm } from '@portal/ui/chakra'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import { useEndOtherLogins } from '../mutations.ts'

/** Logs out everywhere else, after asking. */
export function EndOthers({ hasOthers }: { hasOthers: boolean }) {
  const { t } = useLingui()
  const [confirm, dialog] = useConfirm()
  const { mutateAsync, isPending } = useEndOtherLogins()
  const end = async () => {
    const isMeant = await confirm({
      title: t`退出其他全部登录？`,
      children: t`除了这里，账号在其他设备上的登录都会立即失效。`,
      confirmLabel: t`全部退出`,
      cancelLabel: t`保留登录`,
      tone: 'danger',
    })
    if (!isMeant) return
    try {
      await mutateAsync()
      notify({ kind: 'success', title: t`其他登录已全部退出` })
    } catch (error) {
      notify({ kind: 'error', title: t`没有退出其他登录`, description: errorText(error) })
    }
  }
  return (
    <>
      <Button variant="outline" busy={isPending} disabled={!hasOthers} onClick={() => void end()}>
        {t`退出其他全部登录`}
      </Button>
      {dialog}
    </>
  )
}
