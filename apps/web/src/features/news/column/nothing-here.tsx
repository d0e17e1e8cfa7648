import { useLingui } from '@lingui/react/macro'
import { buttonClass, EmptyState } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { EmptyPicture } from '../../../lib/states/empty-picture.tsx'

interface NothingHereProps {
  path: string
  child: number | undefined
  isFiltered: boolean
}

/** Stands where a column has nothing to show: for what is looked for, or at all. */
export function NothingHere({ path, child, isFiltered }: NothingHereProps) {
  const { t } = useLingui()
  const way = {
    to: path,
    activeOptions: { exact: true },
    resetScroll: false,
    className: buttonClass({ variant: 'outline' }),
  }
  if (isFiltered) {
    return (
      <EmptyState
        art={<EmptyPicture variant="search" />}
        title={t`没有符合条件的内容`}
        action={<Link {...way} search={{ child }}>{t`清除筛选条件`}</Link>}
      >
        {t`可以换一个关键词或年份，也可以用站内搜索在全站查找。`}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      art={<EmptyPicture />}
      title={t`这里还没有内容`}
      action={<Link {...way}>{t`查看本栏目的全部内容`}</Link>}
    >
      {t`内容发布后会显示在这里。`}
    </EmptyState>
  )
}
