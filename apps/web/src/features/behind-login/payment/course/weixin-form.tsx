import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '@portal/i18n'
import { Button, Notice } from '@portal/ui/chakra'
import { errorText } from '../../../../lib/api/errors.ts'
import styles from '../checkout/channel-form.module.css'

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
      {error && (
        <Notice tone="danger" live="alert" title={t`支付没有开始`}>
          {errorText(error)}
        </Notice>
      )}
      <Button size="lg" block busy={isBusy} onClick={onPay}>
        {t`微信支付 ${money}`}
      </Button>
      <p className={styles.hint}>{t`付款前请核对课程。同一门课程不会重复收费。`}</p>
    </div>
  )
}
