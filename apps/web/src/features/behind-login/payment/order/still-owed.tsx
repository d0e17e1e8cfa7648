import { Plural, useLingui } from '@lingui/react/macro'
import { formatMoney } from '@portal/i18n'
import { Button, Notice } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { feeInfoQueryOptions } from '../../../../lib/membership/member-fee.ts'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'

/** After a payment: what the member still owes, or that nothing is left. Nothing where that cannot be learnt. */
export function StillOwed() {
  const { t } = useLingui()
  const links = useMemberLinks()
  // What is remembered is from before the payment.
  const { data, isFetchedAfterMount } = useQuery({ ...feeInfoQueryOptions, staleTime: 0 })
  if (!data || !isFetchedAfterMount) return null
  if (data.unpaidCount === 0) return <Notice tone="success">{t`会费已全部缴清，没有其他待缴的年度。`}</Notice>
  const money = formatMoney(data.unpaidAmount)
  return (
    <Notice
      tone="warning"
      title={
        <Plural value={data.unpaidCount} one="还有 # 个年度的会费待缴" other="还有 # 个年度的会费待缴" />
      }
      action={
        <Button asChild size="sm" variant="outline">
          <Link {...links.pay(data.payableFeeIds)}>{t`继续缴费`}</Link>
        </Button>
      }
    >
      {t`合计 ${money}`}
    </Notice>
  )
}
