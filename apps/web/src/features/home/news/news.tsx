import { useLingui } from '@lingui/react/macro'
import { Skeleton, TabNav } from '@portal/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ColumnName } from '../../../lib/column-name.tsx'
import { navigationQueryOptions } from '../../../lib/navigation.ts'
import { Block } from '../parts/block.tsx'
import { drafts } from '../parts/draft.ts'
import { Loaded } from '../parts/loaded.tsx'
import { type Place, placeHref, places } from '../places.ts'
import { latestQueryOptions } from '../queries.ts'
import styles from './news.module.css'
import { NewsRows } from './news-rows.tsx'
import { newsTabs } from './news-tabs.ts'

const count = 7

/** The news column, an entry of it at a time. */
export function News({ chosen }: { chosen: number | undefined }) {
  const { t } = useLingui()
  const { data: navigation, isPending } = useQuery(navigationQueryOptions)
  const tabs = newsTabs(navigation)
  const current = tabs.find(({ id }) => id === chosen) ?? tabs[0]
  const place = entryPlace(current?.detailName)
  const query = useQuery({ ...latestQueryOptions(place, count), enabled: !isPending })
  return (
    <Block title={t`行业动态`} more={placeHref(navigation, place)} className={styles.block}>
      <Tabs tabs={tabs} currentId={current?.id} />
      <Loaded
        query={query}
        name={t`行业动态`}
        empty={t`这个栏目还没有内容。`}
        skeleton={<NewsRows items={drafts(count)} />}
      >
        {(items) => <NewsRows items={items} />}
      </Loaded>
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
  if (tabs.length === 0) return <TabsToCome />
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
          const prefetch = () => void client.prefetchQuery(latestQueryOptions(entryPlace(name), count))
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
