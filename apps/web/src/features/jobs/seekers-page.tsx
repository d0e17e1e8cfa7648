import { useLingui } from '@lingui/react/macro'
import { Notice } from '@portal/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FilterBar, FilterSelect } from '../../lib/list/filter-bar.tsx'
import { ListBody } from '../../lib/list/list-body.tsx'
import { useNarrow } from '../../lib/list/use-narrow.ts'
import { seekersPageSize } from './jobs-criteria.ts'
import type { SeekersSearch } from './jobs-search.ts'
import { KeywordForm } from './keyword-form.tsx'
import { NothingFits } from './nothing-fits.tsx'
import { seekersQueryOptions } from './queries.ts'
import { SeekerCard, SeekerCardSkeleton } from './seeker-card.tsx'
import styles from './seekers-page.module.css'
import { TalentFrame } from './talent-frame.tsx'
import { useBandOptions } from './use-band-options.ts'

/** The people who look for a post, for units that have one. */
export function SeekersPage({ search }: { search: SeekersSearch }) {
  const { t } = useLingui()
  const query = useQuery({ ...seekersQueryOptions(search), placeholderData: keepPreviousData })
  return (
    <TalentFrame
      tab="seekers"
      page={search.page}
      heading={{
        title: t`求职人才`,
        lead: t`经协会审核的求职登记，只公开意向与经历。`,
        description: t`在江川造价协会登记求职的造价专业人才，按城市、证书和意向岗位查找。`,
      }}
    >
      <Notice>{t`求职者的姓名和联系方式不公开。需要联系的单位请致电协会，由协会转达。`}</Notice>
      <Filters search={search} />
      <ListBody
        query={query}
        renderItem={(seeker) => <SeekerCard key={seeker.id} seeker={seeker} />}
        page={search.page}
        pageSize={seekersPageSize}
        empty={<NothingFits to="/JoinUs/seekers" title={t`没有符合条件的求职者`} />}
        skeleton={<SeekersSkeleton />}
        className={styles.cards}
      />
    </TalentFrame>
  )
}

function Filters({ search }: { search: SeekersSearch }) {
  const { t } = useLingui()
  const { city, cert } = useBandOptions()
  const narrow = useNarrow<SeekersSearch>()
  return (
    <KeywordForm
      label={t`查找求职者`}
      placeholder={t`意向岗位`}
      keyword={search.keyword}
      onKeyword={(keyword) => narrow({ keyword })}
    >
      <FilterBar label={t`筛选求职者`}>
        <FilterSelect
          label={t`意向城市`}
          all={t`不限`}
          value={search.city}
          options={city}
          onChange={(value) => narrow({ city: value })}
        />
        <FilterSelect
          label={t`持有证书`}
          all={t`不限`}
          value={search.cert}
          options={cert.filter(({ value }) => value !== 'none')}
          onChange={(value) => narrow({ cert: value })}
        />
      </FilterBar>
    </KeywordForm>
  )
}

const slots = Array.from({ length: seekersPageSize }, (_, place) => place)

const SeekersSkeleton = () => (
  <ul className={styles.cards} aria-hidden="true">
    {slots.map((slot) => (
      <SeekerCardSkeleton key={slot} />
    ))}
  </ul>
)
