import { useLingui } from '@lingui/react/macro'
import { buttonClass, EmptyState } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { EmptyPicture } from '../../lib/states/empty-picture.tsx'

/** Stands where nothing is left of a list, with the way to all of it. */
export function NothingFits({ to, title }: { to: '/JoinUs' | '/JoinUs/seekers'; title: string }) {
  const { t } = useLingui()
  return (
    <EmptyState
      art={<EmptyPicture variant="search" />}
      title={title}
      action={
        <Link
          to={to}
          activeOptions={{ exact: true }}
          resetScroll={false}
          className={buttonClass({ variant: 'outline' })}
        >
          {t`清除筛选条件`}
        </Link>
      }
    >
      {t`可以放宽城市或证书，也可以换一个更短的岗位名称。`}
    </EmptyState>
  )
}
