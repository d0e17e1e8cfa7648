import { useLingui } from '@lingui/react/macro'
import type { FavouriteKind, MemberFavourite } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Badge, Button, type Column, Link as TextLink, VisuallyHidden } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { errorText } from '../../api/errors.ts'
import { notify } from '../../browser/notify.ts'
import { unitCourseLink } from '../../education/course-links.ts'
import { useOnce } from '../../forms/use-once.ts'
import { useRole } from '../../session/session.ts'
import { DataList } from '../data-list.tsx'
import { StateBadge } from '../state-badge.tsx'
import styles from './favourite.module.css'
import { favouritesPageSize, favouritesQueryOptions, useDropFavourite } from './favourite-calls.ts'
import { favouriteKindNames, favouriteLink } from './favourite-kinds.ts'

interface FavouriteListProps {
  /** Only of this kind. */
  kind?: FavouriteKind
  /** 1-based. */
  page?: number
  /** Stands where nothing is kept. */
  empty: ReactNode
}

/** What the member keeps, latest first, each with its way and the way out. */
export function FavouriteList({ kind, page = 1, empty }: FavouriteListProps) {
  const { t } = useLingui()
  const query = useQuery(favouritesQueryOptions({ kind, page }))
  const columns = useFavouriteColumns(kind === undefined)
  return (
    <DataList
      query={query}
      columns={columns}
      rowKey={({ id }) => id}
      caption={t`我的收藏`}
      page={page}
      pageSize={favouritesPageSize}
      empty={empty}
    />
  )
}

function useFavouriteColumns(hasKinds: boolean): Column<MemberFavourite>[] {
  const { t } = useLingui()
  return [
    {
      id: 'title',
      header: t`标题`,
      isRowHeader: true,
      cell: (favourite) => <Title favourite={favourite} />,
    },
    ...(hasKinds ? [kindColumn(t`类别`)] : []),
    {
      id: 'createdDate',
      header: t`收藏日期`,
      nowrap: true,
      cell: ({ createdDate }) => <time dateTime={createdDate}>{formatDate(createdDate)}</time>,
    },
    {
      id: 'action',
      header: t`操作`,
      hideHeader: true,
      align: 'end',
      nowrap: true,
      cell: (favourite) => <Drop favourite={favourite} />,
    },
  ]
}

const kindColumn = (header: string): Column<MemberFavourite> => ({
  id: 'kind',
  header,
  nowrap: true,
  cell: ({ kind }) => <StateBadge states={favouriteKindNames} value={kind} isKind />,
})

function Title({ favourite: { kind, targetId, title, isAvailable } }: { favourite: MemberFavourite }) {
  const { t } = useLingui()
  const isUnit = useRole() === 'memberCompany'
  const link = isUnit && kind === 'COURSE' ? unitCourseLink : favouriteLink[kind]
  if (isAvailable === 1 && link)
    return (
      <TextLink asChild>
        <Link {...link(targetId)} lang="zh-CN">
          {title}
        </Link>
      </TextLink>
    )
  return (
    <span className={styles.title}>
      <span lang="zh-CN" className={styles.gone}>
        {title}
      </span>
      {isAvailable === 0 && <Badge tone="neutral">{t`已下架`}</Badge>}
    </span>
  )
}

function Drop({ favourite: { id, title } }: { favourite: MemberFavourite }) {
  const { t } = useLingui()
  const { mutateAsync, isPending } = useDropFavourite()
  const once = useOnce()
  const drop = async () => {
    try {
      await mutateAsync(id)
      notify({ kind: 'success', title: t`已取消收藏` })
    } catch (error) {
      notify({ kind: 'error', title: t`收藏没有更新`, description: errorText(error) })
    }
  }
  return (
    <Button size="sm" variant="outline" busy={isPending} onClick={() => void once(drop)}>
      {t`取消收藏`}
      <VisuallyHidden>
        <span lang="zh-CN">{title}</span>
      </VisuallyHidden>
    </Button>
  )
}
