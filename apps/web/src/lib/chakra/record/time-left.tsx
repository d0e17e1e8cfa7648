import { Trans, useLingui } from '@lingui/react/macro'
import { formatDateTime } from '@portal/i18n'
import { Countdown } from '@portal/ui/chakra'
import { serverNow } from '../../api/server-clock.ts'
import styles from './time-left.module.css'

const day = 86_400_000

interface TimeLeftProps {
  /** ISO instant. */
  expireTime: string
  onExpire: () => void
}

/** How long an order can still be paid, by the server's time: a device whose clock is wrong does no harm. */
export function TimeLeft({ expireTime, onExpire }: TimeLeftProps) {
  const { t } = useLingui()
  const until = formatDateTime(expireTime)
  const announce = (seconds: number) => {
    const minutes = Math.floor(seconds / 60)
    return seconds < 60 ? t`还可支付 ${seconds} 秒` : t`还可支付 ${minutes} 分钟`
  }
  // Nobody counts days in seconds.
  if (Date.parse(expireTime) - serverNow() > day)
    return (
      <p className={styles.left}>
        <Trans>
          请在 <time dateTime={expireTime}>{until}</time> 前支付
        </Trans>
      </p>
    )
  return (
    <p className={styles.left}>
      <Trans>
        剩余支付时间{' '}
        <Countdown until={Date.parse(expireTime)} onEnd={onExpire} announce={announce} now={serverNow} />
      </Trans>
    </p>
  )
}
