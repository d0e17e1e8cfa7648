import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { cities } from '../../../../lib/content/cities.ts'
import { wholeProvince } from '../../../../lib/content/news.ts'
import { plainOptions } from '../../../../lib/list/plain-options.ts'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { type FeeSearch, feeSorts } from '../fee-search.ts'
import { feeKind } from '../kinds/fee-kind.ts'
import { feeListQueryOptions } from '../queries.ts'
import { ArticleList } from './article-list.tsx'

const regions = plainOptions([wholeProvince, ...cities])

/** Price information in every state. */
export function FeeList({ search }: { search: FeeSearch }) {
  const { t } = useLingui()
  const query = useQuery(feeListQueryOptions(search))
  const narrow = useNarrow<FeeSearch>()
  return (
    <ArticleList
      kind={feeKind}
      query={query}
      search={search}
      sorts={feeSorts}
      columns={[
        {
          id: 'region',
          header: t`地区`,
          nowrap: true,
          cell: ({ region }) => <span lang="zh-CN">{region}</span>,
        },
        {
          id: 'period',
          header: t`价格所属月份`,
          nowrap: true,
          isSortable: true,
          cell: ({ period }) => period,
        },
      ]}
      filters={
        <FilterSelect
          label={t`地区`}
          all={t`全部地区`}
          value={search.region}
          options={regions}
          onChange={(region) => narrow({ region })}
        />
      }
    />
  )
}
