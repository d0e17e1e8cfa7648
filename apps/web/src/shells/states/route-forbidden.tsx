import { useLingui } from '@lingui/react/macro'
import { buttonClass, ErrorState } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../../lib/page/page-title.ts'

/** The 403 result of a route whose permission the member lacks (specification §5). */
export default function RouteForbidden() {
  const { t } = useLingui()
  usePageTitle(t`无权限`)
  return (
    <ErrorState
      level={1}
      title={t`无权限`}
      action={
        <Link to="/" className={buttonClass()}>
          {t`回到首页`}
        </Link>
      }
    >
      {t`您的账号没有查看此页面的权限。如有疑问，请联系协会秘书处。`}
    </ErrorState>
  )
}
