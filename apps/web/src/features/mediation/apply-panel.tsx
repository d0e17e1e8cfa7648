import { useLingui } from '@lingui/react/macro'
import { buttonClass, linkClass } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import { mediationPhone, siteInfo } from '../../lib/page/site-info.ts'
import styles from './mediation-page.module.css'

/** Where to hand in an application, and whom to ask. */
export function ApplyPanel() {
  const { t } = useLingui()
  return (
    <aside className={styles.apply} aria-label={t`怎样申请`}>
      <p className={styles.applyTitle}>{t`怎样申请`}</p>
      <p>{t`下载并填好申请书和证据目录，一式三份，在工作日 09:00–17:30 当面提交或邮寄。`}</p>
      <address className={styles.address}>
        <span lang="zh-CN">{siteInfo.address}</span>
        <Link to="/ContactUs" className={linkClass}>
          {t`地图与交通`}
        </Link>
      </address>
      <a href={`tel:${mediationPhone}`} className={buttonClass({ variant: 'outline' })}>
        <Icon name="phone" />
        {t`咨询 ${mediationPhone}`}
      </a>
    </aside>
  )
}
