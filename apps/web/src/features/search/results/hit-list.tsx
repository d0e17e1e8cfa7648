import type { ListResult, NewsHit } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { wordsOf } from '../../../lib/content/marked/words.ts'
import { navigationQueryOptions } from '../../../lib/page/navigation.ts'
import { Each } from '../../../lib/states/each.tsx'
import { Hit } from './hit.tsx'
import styles from './hit-list.module.css'

/** One page of hits. */
export function HitList({ result, keyword }: { result: ListResult<NewsHit>; keyword: string }) {
  const { data: navigation } = useQuery(navigationQueryOptions)
  const words = wordsOf(keyword)
  return (
    <ol className={styles.list}>
      <Each items={result.items}>
        {(hit) => (
          <li className={styles.item}>
            <Hit hit={hit} words={words} navigation={navigation} />
          </li>
        )}
      </Each>
    </ol>
  )
}
