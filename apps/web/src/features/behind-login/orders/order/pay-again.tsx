import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { chosenFeesQueryOptions, isPayable } from '../../../../lib/membership/member-fee.ts'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'

/** Leads from a closed order to a new one for those of its fees that are still owed; nothing where none is. */
export function PayAgain({ feeIds }: { feeIds: number[] }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const { data, isPending } = useQuery(chosenFeesQueryOptions(feeIds))
  // Where it cannot be learnt how they stand, the page that pays them says so.
  const owed = data ? data.filter(isPayable).map(({ id }) => id) : feeIds
  if (isPending || owed.length === 0) return null
  return (
    <p>
      <Button asChild>
        <Link {...links.pay(owed)}>{t`重新缴费`}</Link>
      </Button>
    </p>
  )
}
