import { Plural, useLingui } from '@lingui/react/macro'
import type { MemberFee, MemberFeeInfo } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Button, Notice } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { sumYuan } from '../../../../lib/content/money.ts'
import { chosenFeesQueryOptions, feeInfoQueryOptions } from '../../../../lib/membership/member-fee.ts'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { feesPaidByUnit } from '../../../../lib/membership/member-summary.ts'

/** After a payment: what the member still owes, or that nothing is left. Nothing where that cannot be learnt. */
export function StillOwed() {
  const { t } = useLingui()
  // What is remembered is from before the payment.
  const { data, isFetchedAfterMount } = useQuery({ ...feeInfoQueryOptions, staleTime: 0 })
  const byUnit = data ? feesPaidByUnit(data) : []
  const others = useQuery({ ...chosenFeesQueryOptions([...byUnit]), enabled: byUnit.length > 0 })
  if (!data || !isFetchedAfterMount) return null
  if (data.unpaidCount === 0) return <Notice tone="success">{t`会费已全部缴清，没有其他待缴的年度。`}</Notice>
  if (byUnit.length > 0 && !others.data) return null
  return <Owed info={data} onBehalf={others.data ?? []} />
}

interface OwedProps {
  info: MemberFeeInfo
  /** Those of the fees that somebody else is about to pay. */
  onBehalf: readonly MemberFee[]
}

function Owed({ info: { unpaidCount, unpaidAmount, payableFeeIds }, onBehalf }: OwedProps) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const count = unpaidCount - onBehalf.length
  const money = formatMoney(sumYuan([unpaidAmount, ...onBehalf.map(({ amount }) => -amount)]))
  const own = payableFeeIds.filter((id) => !onBehalf.some((fee) => fee.id === id))
  const years = onBehalf.map(({ feeYear }) => feeYear).join('、')
  const payer = [...new Set(onBehalf.flatMap((fee) => fee.payer?.name ?? []))].join('、')
  const note = onBehalf.length > 0 && (
    <p>
      {payer
        ? t`${years} 年度的会费由${payer}代缴，无需支付。`
        : t`${years} 年度的会费由他人代缴，无需支付。`}
    </p>
  )
  if (count === 0) return <Notice title={t`没有需要自己缴纳的会费`}>{note}</Notice>
  return (
    <Notice
      tone="warning"
      title={<Plural value={count} one="还有 # 个年度的会费待缴" other="还有 # 个年度的会费待缴" />}
      action={
        <Button asChild size="sm" variant="outline">
          <Link {...links.pay(own)}>{t`继续缴费`}</Link>
        </Button>
      }
    >
      <p>{t`合计 ${money}`}</p>
      {note}
    </Notice>
  )
}
