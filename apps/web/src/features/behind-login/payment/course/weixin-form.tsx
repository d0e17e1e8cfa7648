import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '@portal/i18n'
import { Button } from '@portal/ui/chakra'
import styles from '../checkout/channel-form.module.css'
import { StartFailure } from '../trade/start-failure.tsx'

interface WeixinFormProps {
  /** Yuan. */
  amount: number
  isBusy: boolean
  /** Why the last try could not begin. */
  error: Error | null
  onPay: () => void
}

/** The button that pays for a course, which WeChat alone does. */
export function WeixinForm({ amount, isBusy, error, onPay }: WeixinFormProps) {
  const { t } = useLingui()
  const money = formatMoney(amount)
  return (
    <div className={styles.form}>
      {error && <StartFailure error={error} />}
      <Button size="lg" block busy={isBusy} onClick={onPay}>
        {t`微信支付 ${money}`}
      </Button>
      <p className={styles.hint}>{t`付款前请核对课程。同一门课程不会重复收费。`}</p>
    </div>
  )
}
