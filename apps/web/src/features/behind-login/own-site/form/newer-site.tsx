import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OwnSite } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Compared, NewerNotice } from '../../../../lib/chakra/newer-notice.tsx'
import { plainText } from '../../../../lib/page/description.ts'
import { type SiteField, type SiteValues, valuesOf } from './site-values.ts'

const fieldNames: Record<SiteField, MessageDescriptor> = {
  domainId: msg`站点网址`,
  covers: msg`封面图片`,
  logoUrl: msg`标志`,
  intro: msg`简介`,
  contactName: msg`联系人`,
  phone: msg`电话`,
  email: msg`邮箱`,
  address: msg`地址`,
  postCode: msg`邮政编码`,
  website: msg`网站`,
  mapLng: msg`经度`,
  mapLat: msg`纬度`,
}

interface NewerSiteProps {
  newer: OwnSite
  values: SiteValues
  onTake: () => void
  onKeep: () => void
}

/** Says that the site was changed elsewhere meanwhile, and what differs. */
export function NewerSite({ newer, values, ...choice }: NewerSiteProps) {
  const { t, i18n } = useLingui()
  const other = valuesOf(newer)
  const names = Object.keys(fieldNames) as SiteField[]
  const time = formatDateTime(newer.lastModifiedDate)
  return (
    <NewerNotice {...choice} title={t`站点资料已于 ${time} 在别处修改`}>
      <Compared
        fields={names.map((name) => ({
          ...{ id: name, label: i18n._(fieldNames[name]) },
          ...{ there: shownValue(other[name]), here: shownValue(values[name]) },
        }))}
      />
    </NewerNotice>
  )
}

const shownValue = (value: SiteValues[SiteField]): string =>
  typeof value === 'string' ? plainText(value) : value.map(({ imgUrl }) => imgUrl).join('、')
