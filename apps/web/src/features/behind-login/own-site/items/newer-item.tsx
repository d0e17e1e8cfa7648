import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OwnSiteItem } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import type { Ref } from 'react'
import { Clashes } from '../newer/clashes.tsx'
import { type ItemValues, valuesOf } from './item-values.ts'

const fieldNames = {
  title: msg`标题`,
  summary: msg`摘要`,
  eventDate: msg`日期`,
  coverUrl: msg`封面`,
  content: msg`正文`,
}

interface NewerItemProps {
  ref: Ref<HTMLDivElement>
  newer: OwnSiteItem
  values: ItemValues
  onTake: () => void
  onKeep: () => void
}

/** Says that the item was changed elsewhere meanwhile, and what differs. */
export function NewerItem({ newer, values, ...choice }: NewerItemProps) {
  const { t } = useLingui()
  const time = formatDateTime(newer.lastModifiedDate)
  return (
    <Clashes
      {...choice}
      title={t`这条内容已于 ${time} 在别处修改`}
      names={fieldNames}
      there={valuesOf(newer)}
      here={values}
    />
  )
}
