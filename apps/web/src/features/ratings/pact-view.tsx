import { useLingui } from '@lingui/react/macro'
import { Page } from '../../lib/page/page.tsx'
import { RatingList } from './rating-list.tsx'
import { RatingMethod } from './rating-method.tsx'
import type { RatingsSearch } from './ratings-search.ts'

interface PactViewProps {
  id: 'ratings' | 'method'
  search: RatingsSearch
}

/** A page of self-discipline beside its news. */
export default function PactView({ id, search }: PactViewProps) {
  return id === 'ratings' ? <Ratings search={search} /> : <RatingMethod />
}

function Ratings({ search }: { search: RatingsSearch }) {
  const { t } = useLingui()
  return (
    <Page
      title={t`信用评价名单`}
      lead={t`历年造价咨询等单位的信用等级、得分与证书，点一个等级只看该等级的单位。`}
    >
      <RatingList search={search} />
    </Page>
  )
}
