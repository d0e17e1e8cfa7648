import { useLingui } from '@lingui/react/macro'
import { Button, useConfirm } from '@portal/ui/chakra'
import { useNavigate } from '@tanstack/react-router'
import { markPage } from '../../../../lib/address/mark-page.ts'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import type { FullArticle, SomeKind } from '../kinds/article-kind.ts'
import { useDeleteArticle } from '../mutations.ts'

/** Throws a draft away once that is confirmed, and leads to the list. */
export function DeleteDraft({
  kind,
  article: { id, version, title },
}: {
  kind: SomeKind
  article: FullArticle
}) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [confirm, question] = useConfirm()
  const { mutateAsync, isPending } = useDeleteArticle(kind)
  const remove = async () => {
    const isSure = await confirm({
      title: t`删除这份草稿吗？`,
      children: t`“${title}”将无法恢复。`,
      confirmLabel: t`删除`,
      cancelLabel: t`取消`,
      tone: 'danger',
    })
    if (!isSure) return
    const isStillHere = markPage()
    try {
      await mutateAsync({ id, version })
      notify({ kind: 'success', title: t`草稿已删除`, description: title })
      if (!isStillHere()) return
      await navigate({ to: kind.form, replace: true })
      await navigate({ to: kind.list })
    } catch (error) {
      notify({ kind: 'error', title: t`草稿没有删除`, description: errorText(error) })
    }
  }
  return (
    <>
      <Button size="sm" variant="ghost" busy={isPending} onClick={() => void remove()}>
        {t`删除草稿`}
      </Button>
      {question}
    </>
  )
}
