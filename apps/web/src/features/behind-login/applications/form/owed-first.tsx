import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '@portal/i18n'
import { Button, Notice } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { feesPaidByUnit, memberSummaryQueryOptions } from '../../../../lib/membership/member-summary.ts'

/** What has to be paid before an application that wants all fees settled, by the member or by the unit that has begun to. */
export function OwedFirst({ amount }: { amount: number }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const { data } = useQuery(memberSummaryQueryOptions)
  const owed = formatMoney(amount)
  const paidByUnit = data ? feesPaidByUnit(data.fees).length : 0
  const isPaidByUnit = paidByUnit > 0 && paidByUnit === data?.fees.payableFeeIds.length
  if (isPaidByUnit)
    return <Notice title={t`会费 ${owed} 由单位代缴`}>{t`单位缴清后，可以办理这项申请。`}</Notice>
  return (
    <Notice tone="warning" title={t`尚有会费 ${owed} 未缴清`}>
      <p>{t`缴清后才能办理这项申请。`}</p>
      <Button asChild size="sm">
        <Link {...links.fees}>{t`去缴费`}</Link>
      </Button>
    </Notice>
  )
}
