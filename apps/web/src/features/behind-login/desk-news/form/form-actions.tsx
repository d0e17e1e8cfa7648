import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '@portal/i18n'
import { Button } from '@portal/ui/chakra'
import { serverNow } from '../../../../lib/api/server-clock.ts'
import layout from '../../../../lib/chakra/desk/record-form/record-form.module.css'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import type { FullArticle, SomeKind } from '../kinds/article-kind.ts'
import { newsStates, stateOf } from '../states.ts'
import { useWithdraw } from '../use-withdraw.ts'
import { DeleteDraft } from './delete-draft.tsx'

interface FormActionsProps {
  kind: SomeKind
  article: FullArticle | undefined
  isBusy: boolean
  /** Nothing is saved before something else is decided. */
  isHeld: boolean
  onPublish: () => void
  onPreview: () => void
  onVersions: () => void
  /** Takes a step with the article as the form has read it. */
  act: (
    article: FullArticle,
    step: (read: FullArticle) => Promise<{ answer: FullArticle } | undefined>,
  ) => Promise<void>
}

/** In which state the article is, and what can be done with it. */
export function FormActions({ kind, article, isBusy, isHeld, act, ...on }: FormActionsProps) {
  const { t } = useLingui()
  const state = article && stateOf(article, serverNow())
  const [withdraw, question] = useWithdraw(kind)
  return (
    <div className={layout.buttons}>
      {article && state && <StateBadge states={newsStates} value={state} />}
      {article && state === 'SCHEDULED' && (
        <span className={layout.muted}>{formatDateTime(article.publishDate)}</span>
      )}
      {state !== 'PUBLISHED' && (
        <Button size="sm" busy={isBusy} disabled={isHeld} onClick={on.onPublish}>
          {state === 'SCHEDULED' ? t`改期` : t({ message: '发布', context: 'button' })}
        </Button>
      )}
      <Button
        type="submit"
        size="sm"
        {...(state !== 'PUBLISHED' && { variant: 'outline' as const })}
        busy={isBusy}
        disabled={isHeld}
      >
        {article && state !== 'DRAFT' ? t`保存修改` : t`保存草稿`}
      </Button>
      <Button size="sm" variant="outline" onClick={on.onPreview}>{t`预览`}</Button>
      {article && <Button size="sm" variant="outline" onClick={on.onVersions}>{t`历史版本`}</Button>}
      {article?.status === 'PUBLISHED' && (
        <Button size="sm" variant="outline" disabled={isHeld} onClick={() => void act(article, withdraw)}>
          {t({ message: '撤回', context: 'button' })}
        </Button>
      )}
      {article && state === 'DRAFT' && <DeleteDraft kind={kind} article={article} />}
      {question}
    </div>
  )
}
