import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@portal/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Each } from '../../../lib/states/each.tsx'
import { LoadedRows } from '../parts/loaded-rows.tsx'
import { storiesQueryOptions } from '../queries.ts'
import styles from './lead.module.css'
import { LeadStory } from './lead-story.tsx'
import { storyCount } from './pick-stories.ts'
import { SideStory } from './side-story.tsx'

/** The picture news: one story that leads, two below it. */
export function Lead() {
  const { t } = useLingui()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.block}>
      <h2 id={id}>
        <VisuallyHidden>{t`图片新闻`}</VisuallyHidden>
      </h2>
      <LoadedRows
        query={useQuery(storiesQueryOptions)}
        name={t`图片新闻`}
        empty={t`还没有图片新闻。`}
        count={storyCount}
      >
        {(items) => <Stories items={items} />}
      </LoadedRows>
    </section>
  )
}

function Stories({ items: [lead, ...others] }: { items: Parameters<typeof LeadStory>[0]['item'][] }) {
  return (
    <>
      {lead && <LeadStory item={lead} />}
      <ul className={styles.others}>
        <Each items={others}>{(item) => <SideStory item={item} />}</Each>
      </ul>
    </>
  )
}
