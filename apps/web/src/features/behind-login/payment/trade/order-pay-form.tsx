import { useLingui } from '@lingui/react/macro'
import type { MemberOrderDetail } from '@portal/api-contract'
import { Skeleton } from '@portal/ui/chakra'
import { Suspense } from 'react'
import { courseIdOf, isOwnCourse } from '../../../../lib/membership/member-order.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import { WeixinForm } from '../course/weixin-form.tsx'
import type { Channel, useStartPayment } from './mutations.ts'

// A course is paid without a choice, and its page without this.
const ChannelForm = lazyPart(async () => ({
  default: (await import('../checkout/channel-form.tsx')).ChannelForm,
}))

interface OrderPayFormProps {
  order: MemberOrderDetail
  /** Chosen at first, where there is a choice. */
  channel: Channel
  start: ReturnType<typeof useStartPayment>
  onStarted?: () => void
}

/** Pays an order that is open: a person's own course by WeChat alone, anything else by the channel that the buyer chooses. */
export function OrderPayForm({ order, channel, start, onStarted }: OrderPayFormProps) {
  const { t } = useLingui()
  const { mutate, isPending, error } = start
  const pay = { amount: order.totalAmount, isBusy: isPending, error }
  const target = { orderId: order.id }
  const options = onStarted && { onSuccess: onStarted }
  if (isOwnCourse(order))
    return <WeixinForm {...pay} onPay={() => mutate({ channel: 'WECHAT_EDU', target }, options)} />
  return (
    <Suspense fallback={<Skeleton height="18rem" />}>
      <ChannelForm
        {...pay}
        hasTransfer={order.payChannel !== 'BANK'}
        channel={channel}
        hint={courseIdOf(order) === undefined ? undefined : t`付款前请核对课程。同一门课程不会重复收费。`}
        onPay={(chosen) => mutate({ channel: chosen, target }, options)}
      />
    </Suspense>
  )
}
