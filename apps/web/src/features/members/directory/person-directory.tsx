import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { cityOptions } from '../../../lib/content/cities.ts'
import { FilterBar, FilterSelect } from '../../../lib/list/filter-bar.tsx'
import { KeywordForm } from '../../../lib/list/keyword-form.tsx'
import { ListBody } from '../../../lib/list/list-body.tsx'
import { useNarrow } from '../../../lib/list/use-narrow.ts'
import { certTypes, personLevels } from '../../../lib/membership/member-kinds.ts'
import { wordOptions } from '../../../lib/membership/member-words.tsx'
import { Page } from '../../../lib/page/page.tsx'
import type { MembersSearch } from '../members-search.ts'
import { CardSkeletons } from './card-skeletons.tsx'
import styles from './directory.module.css'
import { NobodyFound } from './nobody-found.tsx'
import { PersonCard, PersonCardSkeleton } from './person-card.tsx'
import { personPageSize, personsQueryOptions } from './queries.ts'

/** The personal members, to be looked up by name, place, level and certificate. */
export function PersonDirectory({ search }: { search: MembersSearch }) {
  const { t } = useLingui()
  const query = useQuery({ ...personsQueryOptions(search), placeholderData: keepPreviousData })
  return (
    <Page
      title={t`个人会员名录`}
      lead={t`协会登记在册的个人会员与其执业证书。证件号码不予公开；有个人主页的会员可以点开查看业绩。`}
    >
      <PersonFilters search={search} />
      <ListBody
        query={query}
        className={styles.persons}
        skeleton={
          <CardSkeletons className={styles.persons} count={personPageSize} card={<PersonCardSkeleton />} />
        }
        renderItem={(person) => <PersonCard key={person.id} person={person} />}
        page={search.page}
        pageSize={personPageSize}
        empty={<NobodyFound reset={{ view: 'persons' }} title={t`没有符合条件的个人会员`} />}
      />
    </Page>
  )
}

function PersonFilters({ search }: { search: MembersSearch }) {
  const { i18n, t } = useLingui()
  const narrow = useNarrow<MembersSearch>()
  return (
    <div className={styles.filters}>
      <KeywordForm label={t`姓名`} value={search.keyword} onSearch={(keyword) => narrow({ keyword })} />
      <FilterBar label={t`筛选个人会员`}>
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
          value={search.personLevel}
          options={wordOptions(i18n, personLevels)}
          onChange={(personLevel) => narrow({ personLevel })}
        />
        <FilterSelect
          label={t`执业资格`}
          all={t`全部资格`}
          value={search.certType}
          options={wordOptions(i18n, certTypes)}
          onChange={(certType) => narrow({ certType })}
        />
      </FilterBar>
    </div>
  )
}
