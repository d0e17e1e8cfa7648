import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { OwnSite } from '@portal/api-contract'
import { formatDateTime } from '@portal/i18n'
import { Button, Notice } from '@portal/ui/chakra'
import { plainText } from '../../../../lib/page/description.ts'
import styles from '../own-site.module.css'
import { differences, type SiteField, type SiteValues, valuesOf } from './site-values.ts'

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

interface NewerNoticeProps {
  newer: OwnSite
  values: SiteValues
  onTake: () => void
  onKeep: () => void
}

/** Says that the site was changed elsewhere meanwhile, and what differs; the member chooses. */
export function NewerNotice({ newer, values, onTake, onKeep }: NewerNoticeProps) {
  const { t, i18n } = useLingui()
  const other = valuesOf(newer)
  const changed = differences(values, other)
  const time = formatDateTime(newer.lastModifiedDate)
  return (
    <Notice tone="warning" live="alert" title={t`站点资料已于 ${time} 在别处修改`}>
      <p>{t`请先选择保留哪一份，再继续保存。`}</p>
      <dl className={styles.compared}>
        {changed.map((name) => (
          <div key={name}>
            <dt>{i18n._(fieldNames[name])}</dt>
            <dd>
              {t`别处保存的：`}
              <span lang="zh-CN">{shownValue(other[name]) || t`（空）`}</span>
            </dd>
            <dd>
              {t`这里填写的：`}
              <span lang="zh-CN">{shownValue(values[name]) || t`（空）`}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button size="sm" variant="outline" onClick={onTake}>{t`改用别处保存的`}</Button>
        <Button size="sm" variant="outline" onClick={onKeep}>{t`保留这里填写的`}</Button>
      </div>
    </Notice>
  )
}

const shownValue = (value: SiteValues[SiteField]): string =>
  typeof value === 'string' ? plainText(value) : value.map(({ imgUrl }) => imgUrl).join('、')
