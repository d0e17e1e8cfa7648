import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemberLinks } from '../../membership/member-links.ts'
import { UnknownRecord } from './unknown-record.tsx'

/** Stands where an order was asked for that there is not, or that is somebody else's. */
export function UnknownOrder() {
  const { t } = useLingui()
  const links = useMemberLinks()
  return (
    <UnknownRecord title={t`没有找到这笔订单`} link={<Link {...links.orders}>{t`查看我的订单`}</Link>}>
      {t`订单不存在，或不属于当前登录的账号。`}
    </UnknownRecord>
  )
}
