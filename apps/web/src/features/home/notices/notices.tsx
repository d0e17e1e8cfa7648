import { useLingui } from '@lingui/react/macro'
import type { NewsSummary } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { navigationQueryOptions } from '../../../lib/page/navigation.ts'
import { Each } from '../../../lib/states/each.tsx'
import { Block } from '../parts/block.tsx'
import { LoadedRows } from '../parts/loaded-rows.tsx'
import type { Placeholder } from '../parts/placeholder.ts'
import { StoryTitle } from '../parts/story-title.tsx'
import { placeHref, places } from '../places.ts'
import { noticesQueryOptions } from '../queries.ts'
import { DateBlock } from './date-block.tsx'
import styles from './notices.module.css'

/** What the association gives notice of, by its date. */
export function Notices() {
  const { t } = useLingui()
  const { data: navigation } = useQuery(navigationQueryOptions)
  return (
    <Block title={t`通知公告`} more={placeHref(navigation, places.notices)}>
      <LoadedRows
        query={useQuery(noticesQueryOptions)}
        name={t`通知公告`}
        empty={t`还没有通知公告。`}
        count={5}
      >
        {(items) => <Rows items={items} />}
      </LoadedRows>
    </Block>
  )
}

function Rows({ items }: { items: Placeholder<NewsSummary>[] }) {
  return (
    <ol className={styles.rows}>
      <Each items={items}>
        {(item) => (
          <li className={styles.row}>
            <DateBlock instant={item.publishDate} />
            <div>
              <h3 className={styles.title}>
                <StoryTitle item={item} />
              </h3>
              <p lang="zh-CN" className={styles.meta}>
                {item.documentNo ?? item.source}
              </p>
            </div>
          </li>
        )}
      </Each>
    </ol>
  )
}
