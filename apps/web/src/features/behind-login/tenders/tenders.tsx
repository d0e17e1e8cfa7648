import { useLingui } from '@lingui/react/macro'
import { Card, Heading } from '@portal/ui/chakra'
import { OpenedPart } from '../../../lib/chakra/opened-part.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { TenderDetail } from './tender-detail.tsx'
import { TenderList } from './tender-list.tsx'
import styles from './tenders.module.css'
import type { TendersSearch } from './tenders-search.ts'

/** The calls for tenders, or the one that is opened from them. */
export function Tenders({ search }: { search: TendersSearch }) {
  const { t } = useLingui()
  const title = t`招标信息`
  usePageTitle(search.tender ? t`招标详情` : title)
  return (
    <Card.Root className={styles.page}>
      <Heading as="h1" size="2xl">
        {title}
      </Heading>
      <OpenedPart of={search.tender}>
        {search.tender ? <TenderDetail id={search.tender} /> : <TenderList search={search} />}
      </OpenedPart>
    </Card.Root>
  )
}
