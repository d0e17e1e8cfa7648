import { useLingui } from '@lingui/react/macro'
import type { OwnSiteItem } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { NewerNotice } from '../../../../lib/chakra/newer-notice.tsx'
import { plainText } from '../../../../lib/page/description.ts'

interface NewerItemProps {
  newer: OwnSiteItem
  onTake: () => void
  onKeep: () => void
}

/** Says that the item was changed elsewhere meanwhile, and how it reads there. */
export function NewerItem({ newer, ...choice }: NewerItemProps) {
  const { t } = useLingui()
  const time = formatDateTime(newer.lastModifiedDate)
  return (
    <NewerNotice {...choice} title={t`这条内容已于 ${time} 在别处修改`}>
      <p>{t`别处保存的内容：`}</p>
      <p lang="zh-CN">
        <b>{newer.title}</b> {plainText(newer.content)}
      </p>
    </NewerNotice>
  )
}
