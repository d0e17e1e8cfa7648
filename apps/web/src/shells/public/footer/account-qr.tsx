import { useLingui } from '@lingui/react/macro'
import { lazy, Suspense, useRef } from 'react'
import { useNearViewport } from '../../../lib/near-viewport.ts'
import { siteInfo } from '../../../lib/site-info.ts'
import styles from './footer.module.css'

const QrCode = lazy(() => import('@portal/ui/qr').then((module) => ({ default: module.QrCode })))

/** The QR of the association's official account; drawn when the reader comes near it. */
export function AccountQr() {
  const { t } = useLingui()
  const figure = useRef<HTMLElement>(null)
  const isNear = useNearViewport(figure)
  return (
    <figure ref={figure} className={styles.account}>
      <div className={styles.qr}>
        {isNear && (
          <Suspense>
            <QrCode value={siteInfo.account} size="100%" label={t`协会微信公众号的二维码`} />
          </Suspense>
        )}
      </div>
      <figcaption>{t`协会微信公众号`}</figcaption>
    </figure>
  )
}
