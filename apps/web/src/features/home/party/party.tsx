import { useLingui } from '@lingui/react/macro'
import type { NewsSummary } from '@portal/api-contract'
import { formatDate } from '@portal/i18n'
import { Skeleton } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { navigationQueryOptions } from '../../../lib/page/navigation.ts'
import { Each } from '../../../lib/states/each.tsx'
import { Block } from '../parts/block.tsx'
import { LoadedRows } from '../parts/loaded-rows.tsx'
import { isToCome, type Placeholder } from '../parts/placeholder.ts'
import { StoryTitle } from '../parts/story-title.tsx'
import { placeHref, places } from '../places.ts'
import { partyQueryOptions } from '../queries.ts'
import styles from './party.module.css'

/** Party building: a strip in cinnabar, which nothing else on the page wears. It is dark in both themes. */
export function Party() {
  const { t } = useLingui()
  const { data: navigation } = useQuery(navigationQueryOptions)
  return (
    <div className={styles.strip} data-theme="dark">
      <div className="container">
        <Block title={t`党建工作`} more={placeHref(navigation, places.party)} className={styles.block}>
          <LoadedRows
            query={useQuery(partyQueryOptions)}
            name={t`党建工作`}
            empty={t`还没有党建动态。`}
            count={3}
          >
            {(items) => <Stories items={items} />}
          </LoadedRows>
        </Block>
      </div>
    </div>
  )
}

const Stories = ({ items }: { items: Placeholder<NewsSummary>[] }) => (
  <ol className={styles.stories}>
    <Each items={items}>
      {(item) => (
        <li className={styles.story}>
          <h3 className={styles.title}>
            <StoryTitle item={item} />
          </h3>
          <p className={styles.date}>
            {item.publishDate && <time dateTime={item.publishDate}>{formatDate(item.publishDate)}</time>}
            {isToCome(item) && <Skeleton width="5rem" height="1lh" />}
          </p>
        </li>
      )}
    </Each>
  </ol>
)
