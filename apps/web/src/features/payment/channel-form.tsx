import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '@portal/i18n'
import { Button, Notice, RadioCard, RadioCards, VisuallyHidden } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { type FormEvent, useId, useState } from 'react'
import { errorText } from '../../lib/errors.ts'
import { payChannelNames } from '../../lib/pay-channel.ts'
import styles from './channel-form.module.css'
import type { Channel } from './mutations.ts'

interface ChannelFormProps {
  /** Chosen at first. */
  channel: Channel
  /** Yuan. */
  amount: number
  isBusy: boolean
  /** Why the last try could not begin. */
  error: Error | null
  onPay: (channel: Channel) => void
}

/** The choice of the channel, and the button that pays. */
export function ChannelForm({ channel, amount, isBusy, error, onPay }: ChannelFormProps) {
  const { t, i18n } = useLingui()
  const name = useId()
  const [chosen, setChosen] = useState(channel)
  const money = formatMoney(amount)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onPay(chosen)
  }
  const radio = (value: Channel) => ({
    name,
    value,
    checked: chosen === value,
    disabled: isBusy,
    onChange: () => setChosen(value),
  })
  return (
    <form className={styles.form} onSubmit={submit}>
      <RadioCards legend={<VisuallyHidden>{t`支付方式`}</VisuallyHidden>}>
        <RadioCard
          {...radio('WECHAT')}
          label={i18n._(payChannelNames.WECHAT)}
          description={t`用手机微信扫描二维码`}
          picture={<Icon name="wechat" />}
        />
        <RadioCard
          {...radio('ALIPAY')}
          label={i18n._(payChannelNames.ALIPAY)}
          description={t`前往支付宝页面付款后返回`}
          picture={<Icon name="alipay" />}
        />
      </RadioCards>
      {error && (
        <Notice tone="danger" live="alert" title={t`支付没有开始`}>
          {errorText(error)}
        </Notice>
      )}
      <Button type="submit" size="lg" block busy={isBusy}>
        {t`支付 ${money}`}
      </Button>
      <p className={styles.hint}>{t`付款前请核对缴费人和年度。同一笔会费不会重复收取。`}</p>
    </form>
  )
}
