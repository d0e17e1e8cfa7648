import { useLingui } from '@lingui/react/macro'
import type { DeskNews } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Button } from '@portal/ui/chakra'
import { StateBadge } from '../../../../lib/chakra/state-badge.tsx'
import { serverNow } from '../../../../lib/membership/server-clock.ts'
import styles from '../desk-news.module.css'
import { newsStates, stateOf } from '../states.ts'
import { useWithdraw } from '../use-withdraw.ts'
import { DeleteDraft } from './delete-draft.tsx'

interface FormActionsProps {
  news: DeskNews | undefined
  isBusy: boolean
  /** Nothing is saved before something else is decided. */
  isHeld: boolean
  onPublish: () => void
  onPreview: () => void
  onVersions: () => void
  onWithdrawn: (news: DeskNews) => void
}

/** In which state the article is, and what can be done with it. */
export function FormActions({ news, isBusy, isHeld, ...on }: FormActionsProps) {
  const { t } = useLingui()
  const state = news && stateOf(news, serverNow())
  const [withdraw, question] = useWithdraw()
  return (
    <div className={styles.buttons}>
      {news && state && <StateBadge states={newsStates} value={state} />}
      {news && state === 'SCHEDULED' && (
        <span className={styles.muted}>{formatDateTime(news.publishDate)}</span>
      )}
      {state !== 'PUBLISHED' && (
        <Button size="sm" busy={isBusy} disabled={isHeld} onClick={on.onPublish}>
          {state === 'SCHEDULED' ? t`改期` : t`发布`}
        </Button>
      )}
      <Button
        type="submit"
        size="sm"
        {...(state !== 'PUBLISHED' && { variant: 'outline' as const })}
        busy={isBusy}
        disabled={isHeld}
      >
        {news && state !== 'DRAFT' ? t`保存修改` : t`保存草稿`}
      </Button>
      <Button size="sm" variant="outline" onClick={on.onPreview}>{t`预览`}</Button>
      {news && <Button size="sm" variant="outline" onClick={on.onVersions}>{t`历史版本`}</Button>}
      {news?.status === 'PUBLISHED' && (
        <Button
          size="sm"
          variant="outline"
          disabled={isHeld}
          onClick={async () => {
            const kept = await withdraw(news)
            if (kept) on.onWithdrawn(kept)
          }}
        >
          {t`撤回`}
        </Button>
      )}
      {news && state === 'DRAFT' && <DeleteDraft news={news} />}
      {question}
    </div>
  )
}
