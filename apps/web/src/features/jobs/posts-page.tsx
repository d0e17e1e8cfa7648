import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FilterBar, FilterSelect } from '../../lib/list/filter-bar.tsx'
import { ListBody } from '../../lib/list/list-body.tsx'
import { useNarrow } from '../../lib/list/use-narrow.ts'
import { postsPageSize } from './jobs-criteria.ts'
import type { PostsSearch } from './jobs-search.ts'
import { KeywordForm } from './keyword-form.tsx'
import { NothingFits } from './nothing-fits.tsx'
import { PostRow, PostRowsSkeleton } from './post-row.tsx'
import { postsQueryOptions } from './queries.ts'
import { TalentFrame } from './talent-frame.tsx'
import { useBandOptions } from './use-band-options.ts'

/** The posts that units offer, narrowed by what somebody brings along. */
export function PostsPage({ search }: { search: PostsSearch }) {
  const { t } = useLingui()
  const query = useQuery({ ...postsQueryOptions(search), placeholderData: keepPreviousData })
  return (
    <TalentFrame
      tab="posts"
      page={search.page}
      heading={{
        title: t`人才交流`,
        name: t`招聘岗位`,
        lead: t`会员单位发布的造价、咨询、成本管理岗位，由协会核实后公布，到期自动下架。`,
        description: t`江川省工程造价行业招聘：按城市、薪资、经验和证书查找会员单位发布的岗位。`,
      }}
    >
      <Filters search={search} />
      <ListBody
        query={query}
        renderItem={(post) => <PostRow key={post.id} post={post} />}
        page={search.page}
        pageSize={postsPageSize}
        empty={<NothingFits to="/JoinUs" title={t`没有符合条件的岗位`} />}
        skeleton={<PostRowsSkeleton />}
      />
    </TalentFrame>
  )
}

function Filters({ search }: { search: PostsSearch }) {
  const { t } = useLingui()
  const { city, salary, experience, cert } = useBandOptions()
  const narrow = useNarrow<PostsSearch>()
  const shared = { all: t`不限` }
  return (
    <KeywordForm
      label={t`查找岗位`}
      placeholder={t`岗位名称`}
      keyword={search.keyword}
      onKeyword={(keyword) => narrow({ keyword })}
    >
      <FilterBar label={t`筛选岗位`}>
        <FilterSelect
          {...shared}
          label={t`城市`}
          value={search.city}
          options={city}
          onChange={(value) => narrow({ city: value })}
        />
        <FilterSelect
          {...shared}
          label={t`月薪`}
          value={search.salary}
          options={salary}
          onChange={(value) => narrow({ salary: value })}
        />
        <FilterSelect
          {...shared}
          label={t`经验要求`}
          value={search.experience}
          options={experience}
          onChange={(value) => narrow({ experience: value })}
        />
        <FilterSelect
          {...shared}
          label={t`证书要求`}
          value={search.cert}
          options={cert}
          onChange={(value) => narrow({ cert: value })}
        />
      </FilterBar>
    </KeywordForm>
  )
}
