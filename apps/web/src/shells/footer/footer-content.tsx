import { useLingui } from '@lingui/react/macro'
import { Logo, PublicSecurityBadge, SkylineFooter } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { yearOf } from '../../lib/dates/calendar.ts'
import { dropOldDrafts } from '../../lib/forms/draft/old-drafts.ts'
import { siteInfo } from '../../lib/page/site-info.ts'
import { AccountQr } from './account-qr.tsx'
import styles from './footer.module.css'

/** Who runs the site, where, and how to reach them (specification §1). */
export default function FooterContent() {
  const { t } = useLingui()
  // Every visit comes by here, once its page stands.
  useEffect(() => dropOldDrafts(), [])
  return (
    <footer className={styles.footer}>
      <SkylineFooter className={styles.skyline} />
      <div className={styles.ground}>
        <div className={`container ${styles.row}`}>
          <div className={styles.brand}>
            <Logo size={56} tone="color" className={styles.logo} />
            <p>
              <span lang="zh-CN" className={styles.name}>
                {siteInfo.name}
              </span>
              <span lang="en" className={styles.english}>
                {siteInfo.englishName}
              </span>
            </p>
          </div>
          <Particulars />
          <AccountQr />
        </div>
        <div className={styles.legal}>
          <div className={`container ${styles.legalRow}`}>
            <span>
              © {yearOf(new Date())} <span lang="zh-CN">{siteInfo.name}</span>
            </span>
            <a href="https://beian.miit.gov.cn/" target="_blank" rel="noopener noreferrer" lang="zh-CN">
              {siteInfo.icp}
            </a>
            <a
              href="https://beian.mps.gov.cn/"
              target="_blank"
              rel="noopener noreferrer"
              className={styles.filing}
              aria-label={t`公安备案号 ${siteInfo.publicSecurity}`}
            >
              <PublicSecurityBadge />
              <span lang="zh-CN">{siteInfo.publicSecurity}</span>
            </a>
          </div>
        </div>
      </div>
    </footer>
  )
}

function Particulars() {
  const { t } = useLingui()
  return (
    <dl className={styles.particulars}>
      <div>
        <dt>{t`主办单位`}</dt>
        <dd lang="zh-CN">{siteInfo.name}</dd>
      </div>
      <div>
        <dt>{t`技术支持`}</dt>
        <dd lang="zh-CN">{siteInfo.support}</dd>
      </div>
      <div className={styles.address}>
        <dt>{t`地址`}</dt>
        <dd>
          <span lang="zh-CN">{siteInfo.address}</span>{' '}
          <data value={siteInfo.postcode}>{siteInfo.postcode}</data>{' '}
          <Link to="/ContactUs" className={styles.link}>
            {t`电话与路线`}
          </Link>
        </dd>
      </div>
      <div>
        <dt>{t`技术热线`}</dt>
        <dd>
          <a href={`tel:${siteInfo.hotline}`} className={styles.hotline}>
            {siteInfo.hotline}
          </a>
        </dd>
      </div>
      <div>
        <dt>{t`服务时间`}</dt>
        <dd className={styles.hours}>{t`工作日 09:00-17:30`}</dd>
      </div>
      <div>
        <dt>{t`证书查验`}</dt>
        <dd>
          <Link to="/verify" className={styles.link}>
            {t`输入查验码核对证书`}
          </Link>
        </dd>
      </div>
    </dl>
  )
}
