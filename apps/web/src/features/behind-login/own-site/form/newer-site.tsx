import { useLingui } from '@lingui/react/macro'
import type { OwnSite } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import type { Ref } from 'react'
import { Clashes } from '../newer/clashes.tsx'
import { siteFieldNames } from './site-fields.ts'
import { type SiteValues, valuesOf } from './site-values.ts'

interface NewerSiteProps {
  ref: Ref<HTMLDivElement>
  newer: OwnSite
  values: SiteValues
  onTake: () => void
  onKeep: () => void
}

/** Says that the site was changed elsewhere meanwhile, and what differs. */
export function NewerSite({ newer, values, ...choice }: NewerSiteProps) {
  const { t } = useLingui()
  const time = formatDateTime(newer.lastModifiedDate)
  return (
    <Clashes
      {...choice}
      title={t`站点资料已于 ${time} 在别处修改`}
      names={siteFieldNames}
      there={valuesOf(newer)}
      here={values}
    />
  )
}
