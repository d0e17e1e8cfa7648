import { useLingui } from '@lingui/react/macro'
import type { MemberApply } from '@portal/api-contract'
import { Button, useConfirm } from '@portal/ui/chakra'
import { useNavigate } from '@tanstack/react-router'
import { errorText } from '../../../lib/api/errors.ts'
import { notify } from '../../../lib/browser/notify.ts'
import { useDeleteApply } from './mutations.ts'

/** Throws a draft away, after asking: it cannot be brought back. */
export function DeleteDraft({ apply: { id, applyNo } }: { apply: MemberApply }) {
  const { t } = useLingui()
  const [confirm, dialog] = useConfirm()
  const navigate = useNavigate()
  const { mutateAsync, isPending } = useDeleteApply(() =>
    navigate({ to: '.', search: {}, replace: true, ignoreBlocker: true }),
  )
  const remove = async () => {
    const isMeant = await confirm({
      title: t`删除这份草稿？`,
      children: t`${applyNo} 已填写的内容和材料都会删除。`,
      confirmLabel: t`删除草稿`,
      cancelLabel: t`保留草稿`,
      tone: 'danger',
    })
    if (!isMeant) return
    try {
      await mutateAsync(id)
    } catch (error) {
      notify({ kind: 'error', title: t`没有删除`, description: errorText(error) })
    }
  }
  return (
    <>
      <Button variant="ghost" busy={isPending} onClick={() => void remove()}>
        {t`删除草稿`}
      </Button>
      {dialog}
    </>
  )
}
