import { useLingui } from '@lingui/react/macro'
import { buttonClass, EmptyState } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { ErrorPicture } from '../../../lib/states/error-picture.tsx'

interface ArticleMissingProps {
  /** The list that the article would stand in. */
  to: string
  search: object
}

/** There is no such article. */
export function ArticleMissing({ to, search }: ArticleMissingProps) {
  const { t } = useLingui()
  return (
    <EmptyState
      art={<ErrorPicture variant="notFound" />}
      title={t`没有找到这篇文章`}
      action={
        <Link
          to={to}
          search={search}
          activeOptions={{ exact: true }}
          resetScroll={false}
          className={buttonClass()}
        >
          {t`返回列表`}
        </Link>
      }
    >
      {t`它可能已被移除，或地址有误。`}
    </EmptyState>
  )
}
