import { useLingui } from '@lingui/react/macro'
import type { OwnSiteItem } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Button, Notice } from '@portal/ui/chakra'
import { plainText } from '../../../../lib/page/description.ts'
import styles from '../own-site.module.css'

interface NewerItemProps {
  newer: OwnSiteItem
  onTake: () => void
  onKeep: () => void
}

/** Says that the item was changed elsewhere meanwhile, and how it reads there; the member chooses. */
export function NewerItem({ newer, onTake, onKeep }: NewerItemProps) {
  const { t } = useLingui()
  const time = formatDateTime(newer.lastModifiedDate)
  return (
    <Notice tone="warning" live="alert" title={t`这条内容已于 ${time} 在别处修改`}>
      <p>{t`请先选择保留哪一份，再继续保存。别处保存的内容：`}</p>
      <p lang="zh-CN">
        <b>{newer.title}</b> {plainText(newer.content)}
      </p>
      <div className={styles.actions}>
        <Button size="sm" variant="outline" onClick={onTake}>{t`改用别处保存的`}</Button>
        <Button size="sm" variant="outline" onClick={onKeep}>{t`保留这里填写的`}</Button>
      </div>
    </Notice>
  )
}
