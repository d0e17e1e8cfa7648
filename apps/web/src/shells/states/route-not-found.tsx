import { useLingui } from '@lingui/react/macro'
import { buttonClass, ErrorState } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { ErrorPicture } from '../../lib/states/error-picture.tsx'

/** The page of an address that leads nowhere. */
export function RouteNotFound() {
  const { t } = useLingui()
  usePageTitle(t`没有找到这个页面`)
  return (
    <ErrorState
      level={1}
      art={<ErrorPicture variant="notFound" />}
      title={t`没有找到这个页面`}
      action={
        <Link to="/" className={buttonClass()}>
          {t`回到首页`}
        </Link>
      }
    >
      {t`地址可能有误，或内容已被移除。可以回到首页，或用站内搜索查找。`}
    </ErrorState>
  )
}
