import { useLingui } from '@lingui/react/macro'
import { useConfirm } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { errorText } from '../../../lib/api/errors.ts'
import { notify } from '../../../lib/browser/notify.ts'
import type { FullArticle, SomeKind } from './kinds/article-kind.ts'
import { useWithdrawArticle } from './mutations.ts'

type Withdrawn = Pick<FullArticle, 'id' | 'version' | 'title'>

/**
 * Asks whether an article is to leave the website, and takes it off. The caller renders the question; what is answered is the
 * article as it is then, nothing where it stays.
 */
export function useWithdraw(
  kind: SomeKind,
): [(article: Withdrawn) => Promise<{ answer: FullArticle } | undefined>, ReactNode] {
  const { t, i18n } = useLingui()
  const [confirm, question] = useConfirm()
  const { mutateAsync } = useWithdrawArticle(kind)
  const withdraw = async (article: Withdrawn) => {
    const { title } = article
    const isSure = await confirm({
      title: i18n._(kind.words.withdraw),
      children: t`“${title}”将立即从网站上消失，之后可以重新发布。`,
      confirmLabel: t`撤回`,
      cancelLabel: t`取消`,
      tone: 'danger',
    })
    if (!isSure) return undefined
    try {
      const answer = await mutateAsync(article)
      notify({ kind: 'success', title: i18n._(kind.words.withdrawn), description: title })
      return { answer }
    } catch (error) {
      notify({ kind: 'error', title: i18n._(kind.words.notWithdrawn), description: errorText(error) })
      return undefined
    }
  }
  return [withdraw, question]
}
