import { useLingui } from '@lingui/react/macro'
import type { MemberFee } from '@portal/api-contract'
import { buttonClass, EmptyState, ErrorState } from '@portal/ui'
import { PaidArt } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import { EmptyPicture } from '../../lib/empty-picture.tsx'
import { ErrorPicture } from '../../lib/error-picture.tsx'
import { useMemberLinks } from '../../lib/member-links.ts'
import { EndCard } from './end-card.tsx'

/** The fees are in an order that waits to be paid. */
export function FeesInOrder({ orderId }: { orderId: number }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  return (
    <EndCard>
      <EmptyState
        art={<EmptyPicture variant="orders" />}
        title={t`所选会费已在一笔待支付的订单中`}
        action={
          <>
            <Link {...links.resume(orderId)} className={buttonClass()}>{t`继续支付该订单`}</Link>
            <Link {...links.fees} className={buttonClass({ variant: 'outline' })}>{t`返回会费列表`}</Link>
          </>
        }
      >
        {t`为避免重复付款，同一年度的会费只能在一笔订单中支付。订单关闭后会费会自动释放。`}
      </EmptyState>
    </EndCard>
  )
}

/** Nothing is left to pay. */
export function FeesSettled({ fees }: { fees: MemberFee[] }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const orderId = fees.find((fee) => fee.orderId !== null)?.orderId
  return (
    <EndCard>
      <EmptyState
        art={<PaidArt />}
        title={t`所选会费已缴清，无需再次支付`}
        action={
          <>
            {orderId && <Link {...links.order(orderId)} className={buttonClass()}>{t`查看支付订单`}</Link>}
            <Link {...links.fees} className={buttonClass({ variant: 'outline' })}>{t`返回会费列表`}</Link>
          </>
        }
      />
    </EndCard>
  )
}

/** None of them is the member's. */
export function FeesUnknown() {
  const { t } = useLingui()
  const links = useMemberLinks()
  return (
    <EndCard>
      <ErrorState
        art={<ErrorPicture variant="notFound" />}
        title={t`没有找到这些会费`}
        action={<Link {...links.fees} className={buttonClass()}>{t`返回会费列表`}</Link>}
      >
        {t`链接可能已失效，或会费不属于当前登录的账号。`}
      </ErrorState>
    </EndCard>
  )
}
