import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { cityOptions } from '../../../lib/content/cities.ts'
import { FilterBar, FilterSelect } from '../../../lib/list/filter-bar.tsx'
import { KeywordForm } from '../../../lib/list/keyword-form.tsx'
import { ListBody } from '../../../lib/list/list-body.tsx'
import { useNarrow } from '../../../lib/list/use-narrow.ts'
import { companyTypes, creditLevels, unitLevels } from '../../../lib/membership/member-kinds.ts'
import { wordOptions } from '../../../lib/membership/member-words.tsx'
import { Page } from '../../../lib/page/page.tsx'
import type { MembersSearch } from '../members-search.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import styles from './directory.module.css'
import { NobodyFound } from './nobody-found.tsx'
import { unitPageSize, unitsQueryOptions } from './queries.ts'
import { UnitCard, UnitCardSkeleton } from './unit-card.tsx'

/** The unit members, to be looked up by name, place, level, trade and credit. */
export function UnitDirectory({ search }: { search: MembersSearch }) {
  const { t } = useLingui()
  const query = useQuery({ ...unitsQueryOptions(search), placeholderData: keepPreviousData })
  return (
    <Page
      title={t`单位会员名录`}
      lead={t`协会登记在册的单位会员。信用等级为最近一次评价的结果，开通微网站的单位可以点开查看业绩与联系方式。`}
    >
      <UnitFilters search={search} />
      <ListBody
        query={query}
        className={styles.units}
        skeleton={<CardSkeletons className={styles.units} count={unitPageSize} card={<UnitCardSkeleton />} />}
        renderItem={(unit) => <UnitCard key={unit.id} unit={unit} />}
        page={search.page}
        pageSize={unitPageSize}
        empty={<NobodyFound reset={{ view: 'units' }} title={t`没有符合条件的单位`} />}
      />
    </Page>
  )
}

function UnitFilters({ search }: { search: MembersSearch }) {
  const { i18n, t } = useLingui()
  const narrow = useNarrow<MembersSearch>()
  return (
    <div className={styles.filters}>
      <KeywordForm label={t`单位名称`} value={search.keyword} onSearch={(keyword) => narrow({ keyword })} />
      <FilterBar label={t`筛选单位会员`}>
        <FilterSelect
          label={t`地区`}
          all={t`全部地区`}
          value={search.city}
          options={cityOptions}
          onChange={(city) => narrow({ city })}
        />
        <FilterSelect
          label={t`会员级别`}
          all={t`全部级别`}
          value={search.unitLevel}
          options={wordOptions(i18n, unitLevels)}
          onChange={(unitLevel) => narrow({ unitLevel })}
        />
        <FilterSelect
          label={t`单位类型`}
          all={t`全部类型`}
          value={search.companyType}
          options={wordOptions(i18n, companyTypes)}
          onChange={(companyType) => narrow({ companyType })}
        />
        <FilterSelect
          label={t`信用等级`}
          all={t`全部等级`}
          value={search.rating}
          options={wordOptions(i18n, creditLevels)}
          onChange={(rating) => narrow({ rating })}
        />
      </FilterBar>
    </div>
  )
}
