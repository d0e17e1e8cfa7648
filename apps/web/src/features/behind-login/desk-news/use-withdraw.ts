import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRecordStep } from '../../../lib/chakra/desk/record-form/use-record-step.ts'
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
  const [take, question] = useRecordStep<Withdrawn>()
  const { mutateAsync } = useWithdrawArticle(kind)
  const withdraw = (article: Withdrawn) => {
    const { title } = article
    return take(article, {
      question: {
        title: i18n._(kind.words.withdraw),
        children: t`“${title}”将立即从网站上消失，之后可以重新发布。`,
        confirmLabel: t`撤回`,
      },
      call: mutateAsync,
      done: i18n._(kind.words.withdrawn),
      failed: i18n._(kind.words.notWithdrawn),
    })
  }
  return [withdraw, question]
}
