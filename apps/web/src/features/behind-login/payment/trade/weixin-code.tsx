import { useLingui } from '@lingui/react/macro'
import { Link, Skeleton } from '@portal/ui/chakra'
import { Suspense } from 'react'
import { webAddress } from '../../../../lib/address/web-address.ts'
import { TimeLeft } from '../../../../lib/chakra/record/time-left.tsx'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import styles from './waiting-payment.module.css'

const QrCode = lazyPart(async () => ({ default: (await import('@portal/ui/qr')).QrCode }))

interface WeixinCodeProps {
  /** What the QR encodes. */
  code: string
  expireTime: string
  onExpire: () => void
}

/** The QR to scan. A code that is an address of the web can be opened right here as well. */
export function WeixinCode({ code, expireTime, onExpire }: WeixinCodeProps) {
  const { t } = useLingui()
  const address = webAddress(code)
  return (
    <div className={styles.code}>
      <div className={styles.qr}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <QrCode value={code} size="100%" label={t`微信支付二维码`} />
        </Suspense>
      </div>
      <TimeLeft expireTime={expireTime} onExpire={onExpire} />
      <p
        className={styles.hint}
      >{t`打开微信“扫一扫”扫描二维码付款。此码不能长按或从相册识别；在手机上浏览时，请用另一台设备打开本订单再扫码。`}</p>
      {address && (
        <Link href={address.href} target="_blank" rel="noopener noreferrer">
          {t`在本机打开收银台`}
        </Link>
      )}
    </div>
  )
}
