import { useLingui } from '@lingui/react/macro'
import { buttonClass, ErrorState } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { ErrorPicture } from './error-picture.tsx'
import { useMemberLinks } from './member-links.ts'

/** Stands where an order was asked for that there is not, or that is somebody else's. */
export function UnknownOrder() {
  const { t } = useLingui()
  const links = useMemberLinks()
  return (
    <ErrorState
      art={<ErrorPicture variant="notFound" />}
      title={t`没有找到这笔订单`}
      action={<Link {...links.orders} className={buttonClass()}>{t`查看我的订单`}</Link>}
    >
      {t`订单不存在，或不属于当前登录的账号。`}
    </ErrorState>
  )
}
