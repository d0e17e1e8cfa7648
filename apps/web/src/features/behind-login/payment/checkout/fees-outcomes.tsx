import { useLingui } from '@lingui/react/macro'
import type { MemberFee } from '@portal/api-contract'
import { PaidArt } from '@portal/ui/artwork'
import { Button, EmptyState, ErrorState } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import { ErrorPicture } from '../../../../lib/states/error-picture.tsx'
import { OutcomeCard } from '../order/outcome-card.tsx'

/** Somebody else is about to pay the fees. */
export function FeesOnBehalf({ payer }: { payer: string }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  return (
    <OutcomeCard>
      <EmptyState
        art={<EmptyPicture variant="orders" />}
        title={payer ? t`所选会费正由${payer}代缴` : t`所选会费正由他人代缴`}
        action={
          <Button asChild variant="outline">
            <Link {...links.fees}>{t`返回会费列表`}</Link>
          </Button>
        }
      >
        {t`无需再次支付。该订单取消或超过支付时限后，会费可以自行缴纳。`}
      </EmptyState>
    </OutcomeCard>
  )
}

/** Nothing is left to pay. */
export function FeesSettled({ fees }: { fees: MemberFee[] }) {
  const { t } = useLingui()
  return (
    <OutcomeCard>
      <EmptyState
        art={<PaidArt />}
        title={t`所选会费已缴清，无需再次支付`}
        action={<OrderAndFees fees={fees} label={t`查看支付订单`} />}
      />
    </OutcomeCard>
  )
}

/** What was paid back is not taken any more. */
export function FeesClosed({ fees }: { fees: MemberFee[] }) {
  const { t } = useLingui()
  const years = [...new Set(fees.map(({ feeYear }) => feeYear))].join('、')
  return (
    <OutcomeCard>
      <EmptyState
        art={<EmptyPicture variant="orders" />}
        title={t`${years} 年度的会费已退费，不能再缴纳`}
        action={<OrderAndFees fees={fees} label={t`查看退款订单`} />}
      >
        {t`年度结束或会籍终止后，已退的会费不再收取。`}
      </EmptyState>
    </OutcomeCard>
  )
}

/** Nothing had to be paid. */
export function FeesExempt() {
  const { t } = useLingui()
  return (
    <OutcomeCard>
      <EmptyState
        art={<EmptyPicture variant="orders" />}
        title={t`所选会费已免缴，无需支付`}
        action={<OrderAndFees fees={[]} />}
      />
    </OutcomeCard>
  )
}

/** The first order that there is over the fees, and the way back. */
function OrderAndFees({ fees, label }: { fees: readonly MemberFee[]; label?: string }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const orderId = fees.find((fee) => fee.orderId !== null)?.orderId
  return (
    <>
      {orderId && (
        <Button asChild>
          <Link {...links.order(orderId)}>{label}</Link>
        </Button>
      )}
      <Button asChild variant="outline">
        <Link {...links.fees}>{t`返回会费列表`}</Link>
      </Button>
    </>
  )
}

/** None of them is the member's. */
export function FeesUnknown() {
  const { t } = useLingui()
  const links = useMemberLinks()
  return (
    <OutcomeCard>
      <ErrorState
        art={<ErrorPicture variant="notFound" />}
        title={t`没有找到这些会费`}
        action={
          <Button asChild>
            <Link {...links.fees}>{t`返回会费列表`}</Link>
          </Button>
        }
      >
        {t`链接可能已失效，或会费不属于当前登录的账号。`}
      </ErrorState>
    </OutcomeCard>
  )
}
