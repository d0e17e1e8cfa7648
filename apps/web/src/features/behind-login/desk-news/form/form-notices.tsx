import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '@portal/i18n'
import { Button, Notice } from '@portal/ui/chakra'
import { plainText } from '../../../../lib/page/description.ts'
import styles from '../desk-news.module.css'
import type { FullArticle } from '../kinds/article-kind.ts'

interface NewerArticleProps {
  newer: FullArticle
  onTake: () => void
  onKeep: () => void
}

/** Says that somebody else has saved the article meanwhile, and how it reads there; the editor chooses. */
export function NewerArticle({ newer, onTake, onKeep }: NewerArticleProps) {
  const { t } = useLingui()
  const time = formatDateTime(newer.lastModifiedDate)
  return (
    <Notice tone="warning" live="alert" title={t`这篇文章已于 ${time} 被他人修改`}>
      <p>{t`请先选择保留哪一份，再继续保存。他人保存的内容：`}</p>
      <p lang="zh-CN">
        <b>{newer.title}</b> {plainText(newer.content).slice(0, 200)}
      </p>
      <div className={styles.buttons}>
        <Button size="sm" variant="outline" onClick={onTake}>{t`改用他人保存的`}</Button>
        <Button size="sm" variant="outline" onClick={onKeep}>{t`保留我填写的`}</Button>
      </div>
    </Notice>
  )
}

/** Says that the form goes on from what was not saved. */
export function RestoredDraft({ restoredFrom, onDrop }: { restoredFrom: Date; onDrop: () => void }) {
  const { t } = useLingui()
  return (
    <Notice
      live="status"
      title={t`已恢复 ${formatDateTime(restoredFrom)} 没有保存的修改`}
      action={
        <Button variant="outline" size="sm" onClick={onDrop}>
          {t`放弃修改`}
        </Button>
      }
    />
  )
}
