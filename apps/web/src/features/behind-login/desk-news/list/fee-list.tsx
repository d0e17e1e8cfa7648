import { useLingui } from '@lingui/react/macro'
import type { DeskFeeNewsSummary } from '@portal/api-contract'
import { columnsOf } from '../../../../lib/chakra/desk/list/columns.tsx'
import { cities } from '../../../../lib/content/cities.ts'
import { wholeProvince } from '../../../../lib/content/news.ts'
import { plainOptions } from '../../../../lib/list/plain-options.ts'
import type { FeeSearch } from '../fee-search.ts'
import { feeKind } from '../kinds/fee-kind.ts'
import { feeSource } from '../queries.ts'
import { ArticleList } from './article-list.tsx'

const regions = plainOptions([wholeProvince, ...cities])
const column = columnsOf<DeskFeeNewsSummary>()

/** Price information in every state. */
export function FeeList({ search }: { search: FeeSearch }) {
  const { t } = useLingui()
  return (
    <ArticleList
      kind={feeKind}
      source={feeSource}
      search={search}
      columns={[
        column.short('region', t`地区`),
        column.short('period', t`价格所属月份`),
        column.short('author', t`作者`),
      ]}
      counts={[column.count('viewCount', t`浏览`)]}
      filters={[{ kind: 'choice', param: 'region', label: t`地区`, all: t`全部地区`, options: regions }]}
    />
  )
}
