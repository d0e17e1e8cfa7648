import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Icon, PayMark } from '@portal/ui/artwork'
import { Button, RadioCards, VisuallyHidden } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { payChannelNames } from '../../../../lib/membership/pay-channel.ts'
import type { Channel } from '../trade/mutations.ts'
import { StartFailure } from '../trade/start-failure.tsx'
import styles from './channel-form.module.css'

interface ChannelFormProps {
  /** Chosen at first. */
  channel: Channel
  /** Whether it can be paid by a transfer, too. */
  hasTransfer?: boolean
  /** Yuan. */
  amount: number
  isBusy: boolean
  /** Why the last try could not begin. */
  error: Error | null
  onPay: (channel: Channel) => void
  /** What is to be looked at before, where it is no fee. */
  hint?: string | undefined
}

/** The order that holds what was to be paid, where a refusal names it. */
function orderIn(error: Error | null): number | undefined {
  const params = error instanceof ApiError ? error.problem?.params : undefined
  return typeof params === 'object' && typeof params.orderId === 'number' ? params.orderId : undefined
}

/** The choice of the channel, and the button that pays. */
export function ChannelForm({ channel, hasTransfer, amount, isBusy, error, onPay, hint }: ChannelFormProps) {
  const { t, i18n } = useLingui()
  const [chosen, setChosen] = useState(channel)
  const links = useMemberLinks()
  const money = formatMoney(amount)
  const orderId = orderIn(error)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onPay(chosen)
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <RadioCards
        legend={<VisuallyHidden>{t`支付方式`}</VisuallyHidden>}
        items={[
          {
            value: 'WECHAT',
            label: i18n._(payChannelNames.WECHAT),
            description: t`用手机微信扫描二维码`,
            picture: <PayMark channel="wechat" />,
          },
          {
            value: 'ALIPAY',
            label: i18n._(payChannelNames.ALIPAY),
            description: t`前往支付宝页面付款后返回`,
            picture: <PayMark channel="alipay" />,
          },
          ...(hasTransfer
            ? [
                {
                  value: 'BANK',
                  label: i18n._(payChannelNames.BANK),
                  description: t`从单位或个人账户转账，协会确认后生效`,
                  picture: <Icon name="building" size="2rem" />,
                },
              ]
            : []),
        ]}
        isStacked={hasTransfer === true}
        value={chosen}
        disabled={isBusy}
        onChange={(value) => setChosen(value === 'ALIPAY' || value === 'BANK' ? value : 'WECHAT')}
      />
      {error && (
        <StartFailure
          error={error}
          action={
            orderId && (
              <Button asChild size="sm" variant="outline">
                <Link {...links.resume(orderId)}>{t`查看订单`}</Link>
              </Button>
            )
          }
        />
      )}
      <Button type="submit" size="lg" block busy={isBusy}>
        {chosen === 'BANK' ? t`转账 ${money}` : t`支付 ${money}`}
      </Button>
      <p className={styles.hint}>{hint ?? t`付款前请核对缴费人和年度。同一笔会费不会重复收取。`}</p>
    </form>
  )
}
