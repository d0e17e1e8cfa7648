import { useLingui } from '@lingui/react/macro'
import { buttonClass, EmptyState } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { EmptyPicture } from '../../../lib/states/empty-picture.tsx'

interface NobodyFoundProps {
  title: string
  /** What of the address stays. */
  reset: object
}

/** Stands where a search among the members has found nothing. */
export function NobodyFound({ title, reset }: NobodyFoundProps) {
  const { t } = useLingui()
  return (
    <EmptyState
      art={<EmptyPicture variant="search" />}
      title={title}
      action={
        <Link
          to="."
          search={reset}
          activeOptions={{ exact: true }}
          resetScroll={false}
          className={buttonClass({ variant: 'outline' })}
        >
          {t`清除筛选条件`}
        </Link>
      }
    >
      {t`可以减少筛选条件，或者只输入名称中的几个字。`}
    </EmptyState>
  )
}
