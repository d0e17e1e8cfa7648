import { useLingui } from '@lingui/react/macro'
import { NearQr } from '../../lib/content/near-qr.tsx'
import { siteInfo } from '../../lib/page/site-info.ts'
import styles from './footer.module.css'

/** The QR of the association's official account. */
export function AccountQr() {
  const { t } = useLingui()
  return (
    <figure className={styles.account}>
      <NearQr value={siteInfo.account} label={t`协会微信公众号的二维码`} className={styles.qr} />
      <figcaption>{t`协会微信公众号`}</figcaption>
    </figure>
  )
}
