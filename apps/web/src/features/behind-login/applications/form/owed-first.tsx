import { useLingui } from '@lingui/react/macro'
import { formatMoney } from '@portal/i18n'
import { Button, Notice } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'

/** What has to be paid before an application that wants all fees settled. */
export function OwedFirst({ amount }: { amount: number }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const owed = formatMoney(amount)
  return (
    <Notice tone="warning" title={t`尚有会费 ${owed} 未缴清`}>
      <p>{t`缴清后才能办理这项申请。`}</p>
      <Button asChild size="sm">
        <Link {...links.fees}>{t`去缴费`}</Link>
      </Button>
    </Notice>
  )
}
