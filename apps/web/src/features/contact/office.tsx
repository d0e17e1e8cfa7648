import { useLingui } from '@lingui/react/macro'
import { Tag } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import type { ReactNode } from 'react'
import { useNow } from '../../lib/browser/use-now.ts'
import { isOfficeOpen } from '../../lib/dates/office-hours.ts'
import { siteInfo } from '../../lib/page/site-info.ts'
import styles from './contact-page.module.css'
import { CopyButton } from './copy-button.tsx'
import { departments } from './departments.ts'

/** Address, telephone, mail and hours, each to be copied or called. */
export function Office() {
  const { t } = useLingui()
  const front = departments[0]
  const isOpen = isOfficeOpen(useNow())
  const address = `${siteInfo.address} ${siteInfo.name}（${siteInfo.postcode}）`
  return (
    <div className={styles.office}>
      <p lang="zh-CN" className={styles.name}>
        {siteInfo.name}
      </p>
      <dl className={styles.facts}>
        <Fact icon="pin" term={t`地址`} copy={<CopyButton text={address} name={t`地址`} />}>
          <span lang="zh-CN">{siteInfo.address}</span>
          <span className={styles.note}>{t`邮编 ${siteInfo.postcode}`}</span>
        </Fact>
        {front && (
          <>
            <Fact icon="phone" term={t`总机`} copy={<CopyButton text={front.phone} name={t`电话`} />}>
              <a href={`tel:${front.phone}`} className={styles.number}>
                {front.phone}
              </a>
            </Fact>
            <Fact icon="mail" term={t`邮箱`} copy={<CopyButton text={front.mail} name={t`邮箱`} />}>
              <a href={`mailto:${front.mail}`}>{front.mail}</a>
            </Fact>
          </>
        )}
        <Fact icon="clock" term={t`办公时间`}>
          <span>
            {t`周一至周五 09:00–17:30，法定节假日除外`}{' '}
            <Tag tone={isOpen ? 'success' : 'neutral'} dot>
              {isOpen ? t`现在办公` : t`现在休息`}
            </Tag>
          </span>
          <span className={styles.note}>{t`网站技术热线 ${siteInfo.hotline}`}</span>
        </Fact>
      </dl>
    </div>
  )
}

interface FactProps {
  icon: 'pin' | 'phone' | 'mail' | 'clock'
  term: string
  children: ReactNode
  copy?: ReactNode
}

const Fact = ({ icon, term, children, copy }: FactProps) => (
  <div className={styles.fact}>
    <dt>
      <Icon name={icon} />
      {term}
    </dt>
    <dd>
      <span className={styles.value}>{children}</span>
      {copy}
    </dd>
  </div>
)
