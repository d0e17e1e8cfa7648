import { ApiError } from '@portal/api-contract'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { markPage } from '../../../../lib/address/mark-page.ts'
import { api, unwrap } from '../../../../lib/api/http.ts'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import { forgetMoney } from '../../../../lib/membership/forget-money.ts'
import { memberOrderQueryOptions } from '../../../../lib/membership/member-order.ts'
import { billFault } from '../order/bill-fault.ts'
import { issuedCodeQueryOptions } from '../queries.ts'
import { type GatewayForm, readGatewayForm, submitGatewayForm } from './gateway-form.ts'

/** The ways of paying that the page offers. */
export type Channel = 'WECHAT' | 'ALIPAY' | 'BANK'

/** What is paid: fees that have no order yet, or an open order. */
type PayTarget = { feeIds: number[] } | { orderId: number }

/** A course that has no order yet, or an open order over one. */
type CourseTarget = { courseId: number } | { orderId: number }

export type Payment = {
  /** Fen that the buyer was shown. */
  agreed?: number
} & (
  | { channel: Channel; target: PayTarget }
  /** Courses are paid by a WeChat of their own. */
  | { channel: 'WECHAT_EDU'; target: CourseTarget }
)

interface Started {
  orderId: number
  /** What the WeChat QR encodes. */
  code?: string
  form?: GatewayForm
}

/** This page's address for the way back, which the gateway adds its own parameters to. */
function returnUrl(target: PayTarget): string {
  const url = new URL(window.location.pathname, window.location.origin)
  if ('orderId' in target) url.searchParams.set('order', String(target.orderId))
  else url.searchParams.set('fees', target.feeIds.join(','))
  return url.href
}

/**
 * Alipay does not answer with the order; the fee knows the one it is in by now. Without it nobody leaves for the gateway, for what that
 * takes could not be compared; asked once more, the backend answers with the same order.
 */
async function orderOf(target: PayTarget): Promise<number> {
  if ('orderId' in target) return target.orderId
  const [id = 0] = target.feeIds
  const { orderId } = await unwrap(api.GET('/api/member-fees/info/{id}', { params: { path: { id } } }))
  if (orderId === null) throw new ApiError('malformed', { status: 200 })
  return orderId
}

async function startWeixin(target: PayTarget): Promise<Started> {
  const { orderId, code_url } = await unwrap(api.POST('/api/weixin/native/pay', { body: target }))
  return { orderId, code: code_url }
}

async function startAlipay(target: PayTarget): Promise<Started> {
  const body = { ...target, returnUrl: returnUrl(target) }
  const html = await unwrap(api.POST('/api/alipay/member/trade/page/pay', { body, parseAs: 'text' }))
  const form = readGatewayForm(html)
  return { form, orderId: await orderOf(target) }
}

async function startCourse(target: CourseTarget): Promise<Started> {
  const { orderId, code_url } = await unwrap(api.POST('/api/weixin/edu/native/pay', { body: target }))
  return { orderId, code: code_url }
}

async function startTransfer(target: PayTarget): Promise<Started> {
  const { orderId } = await unwrap(api.POST('/api/bank-transfers', { body: target }))
  return { orderId }
}

function start(payment: Payment): Promise<Started> {
  if (payment.channel === 'WECHAT_EDU') return startCourse(payment.target)
  const starts = { WECHAT: startWeixin, ALIPAY: startAlipay, BANK: startTransfer }
  return starts[payment.channel](payment.target)
}

/** Whether the gateway would take what the buyer was shown; fails when that cannot be learnt. The order's page says what is wrong. */
async function isAsShown(queryClient: QueryClient, orderId: number, agreed?: number): Promise<boolean> {
  const options = { ...memberOrderQueryOptions(orderId), staleTime: 0, networkMode: 'always' as const }
  return billFault(await queryClient.fetchQuery(options), { agreed }) === undefined
}

/** Takes an order into the address, with the fen that the buyer was shown before. */
export type OnOrder = (orderId: number, agreed?: number) => Promise<void>

/**
 * Starts a payment, or goes on with one on the same or the other channel. Never sent twice on its own; the backend
 * answers a repeated request with the order that is there already.
 * @param onOrder takes the order into the address, so that neither a reload nor the way back loses it
 */
export function useStartPayment(onOrder: OnOrder) {
  const queryClient = useQueryClient()
  const once = useOnce()
  const { mutateAsync, ...rest } = useMutation({
    mutationFn: start,
    onMutate: markPage,
    onSuccess: async ({ orderId, code, form }, { agreed }, isStillHere) => {
      if (code) queryClient.setQueryData(issuedCodeQueryOptions(orderId).queryKey, code)
      // Whoever has left finds the order where it waits to be paid.
      if (!isStillHere()) return
      await onOrder(orderId, agreed)
      if (form && (await isAsShown(queryClient, orderId, agreed)) && isStillHere()) submitGatewayForm(form)
    },
    // Refused or unanswered, things may stand otherwise than the page shows: paid in another tab, expired, ordered.
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: ['payment', 'trade'] })
      void forgetMoney(queryClient)
    },
  })
  // A second click comes before the button shows that it is busy. A failure is in `error`.
  const mutate = (payment: Payment, options?: Parameters<typeof mutateAsync>[1]) =>
    void once(() => mutateAsync(payment, options).catch(() => undefined))
  return { ...rest, mutate }
}
