import { useLingui } from '@lingui/react/macro'
import type { NewsSummary } from '@portal/api-contract'
import { Skeleton, TabNav } from '@portal/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ColumnName } from '../../../lib/content/columns/column-name.tsx'
import { navigationQueryOptions } from '../../../lib/page/navigation.ts'
import { storyCount } from '../lead/pick-stories.ts'
import { Block } from '../parts/block.tsx'
import { LoadedRows } from '../parts/loaded-rows.tsx'
import { type Place, placeHref, places } from '../places.ts'
import { latestQueryOptions, storiesQueryOptions } from '../queries.ts'
import styles from './news.module.css'
import { NewsRows } from './news-rows.tsx'
import { newsTabs } from './news-tabs.ts'

const count = 7

// As many more as the picture news beside it may take away.
const newsQueryOptions = (place: Place) => latestQueryOptions(place, { size: count + storyCount })

const withoutStories = (items: NewsSummary[], stories: NewsSummary[] = []) =>
  items.filter(({ id }) => stories.every((story) => story.id !== id)).slice(0, count)

/** The news column, an entry of it at a time. What leads with a picture is not told twice. */
export function News({ chosen }: { chosen: number | undefined }) {
  const { t } = useLingui()
  const { data: navigation, isPending } = useQuery(navigationQueryOptions)
  const tabs = newsTabs(navigation)
  const current = tabs.find(({ id }) => id === chosen) ?? tabs[0]
  const place = entryPlace(current?.detailName)
  const stories = useQuery(storiesQueryOptions)
  const query = useQuery({
    ...newsQueryOptions(place),
    enabled: !isPending && !stories.isPending,
    select: (items) => withoutStories(items, stories.data),
  })
  return (
    <Block title={t`行业动态`} more={placeHref(navigation, place)} className={styles.block}>
      {isPending ? <TabsToCome /> : tabs.length > 0 && <Tabs tabs={tabs} currentId={current?.id} />}
      <LoadedRows query={query} name={t`行业动态`} empty={t`这个栏目还没有内容。`} count={count}>
        {(items) => <NewsRows items={items} />}
      </LoadedRows>
    </Block>
  )
}

const entryPlace = (child: string | undefined): Place => ({ ...places.news, child })

interface TabsProps {
  tabs: ReturnType<typeof newsTabs>
  currentId: number | undefined
}

function Tabs({ tabs, currentId }: TabsProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  return (
    <div className={styles.tabs}>
      <TabNav
        label={t`行业动态的栏目`}
        tabs={tabs.map(({ id, detailName }) => ({
          id: String(id),
          name: detailName,
          label: <ColumnName name={detailName} />,
        }))}
        currentId={String(currentId)}
        renderLink={({ id, name }, props) => {
          const prefetch = () => void client.prefetchQuery(newsQueryOptions(entryPlace(name)))
          return (
            <Link
              {...props}
              to="/"
              search={(search) => ({ ...search, news: Number(id) })}
              replace
              resetScroll={false}
              preload={false}
              onFocus={prefetch}
              onPointerEnter={prefetch}
            />
          )
        }}
      />
    </div>
  )
}

const TabsToCome = () => (
  <div className={styles.tabs} aria-hidden="true">
    <div className={styles.tabsToCome}>
      <Skeleton width="5rem" height="1.25rem" />
      <Skeleton width="5rem" height="1.25rem" />
      <Skeleton width="5rem" height="1.25rem" />
    </div>
  </div>
)
