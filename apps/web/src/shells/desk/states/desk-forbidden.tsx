import { useLingui } from '@lingui/react/macro'
import { Button, ErrorState } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'

/** The 403 result within the desk (specification §5). */
export function DeskForbidden() {
  const { t } = useLingui()
  return (
    <ErrorState
      level={1}
      title={t`无权限`}
      action={
        <Button asChild variant="outline">
          <Link to="/account/center">{t`查看我的权限`}</Link>
        </Button>
      }
    >
      {t`您的角色没有这一页的权限。需要时请联系秘书处为您的角色开通。`}
    </ErrorState>
  )
}
