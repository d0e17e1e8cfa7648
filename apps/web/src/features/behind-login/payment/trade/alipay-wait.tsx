import { useLingui } from '@lingui/react/macro'
import { PayMark } from '@portal/ui/artwork'
import { Button } from '@portal/ui/chakra'
import { TimeLeft } from '../../../../lib/chakra/record/time-left.tsx'
import { StartFailure } from './start-failure.tsx'
import styles from './waiting-payment.module.css'

interface AlipayWaitProps {
  expireTime: string
  onExpire: () => void
  isBusy: boolean
  /** Why the last try could not begin. */
  error: Error | null
  /** Goes to Alipay again with the same order. */
  onOpen: () => void
}

/** An order that is paid on Alipay's page. */
export function AlipayWait({ expireTime, onExpire, isBusy, error, onOpen }: AlipayWaitProps) {
  const { t } = useLingui()
  return (
    <div className={styles.alipay}>
      <PayMark channel="alipay" size="4rem" className={styles.mark} />
      <TimeLeft expireTime={expireTime} onExpire={onExpire} />
      <p
        className={styles.hint}
      >{t`请在支付宝页面完成付款。页面已关闭或没有打开时，可重新前往，仍是同一笔订单。`}</p>
      {error && <StartFailure error={error} />}
      <Button size="lg" busy={isBusy} onClick={onOpen}>
        {t`前往支付宝付款`}
      </Button>
    </div>
  )
}
