import { useLingui } from '@lingui/react/macro'
import { Button, ErrorState } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { useMemberLinks } from '../membership/member-links.ts'
import { ErrorPicture } from '../states/error-picture.tsx'

/** Stands where an order was asked for that there is not, or that is somebody else's. */
export function UnknownOrder() {
  const { t } = useLingui()
  const links = useMemberLinks()
  return (
    <ErrorState
      art={<ErrorPicture variant="notFound" />}
      title={t`没有找到这笔订单`}
      action={
        <Button asChild>
          <Link {...links.orders}>{t`查看我的订单`}</Link>
        </Button>
      }
    >
      {t`订单不存在，或不属于当前登录的账号。`}
    </ErrorState>
  )
}
