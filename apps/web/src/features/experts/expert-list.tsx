import { useLingui } from '@lingui/react/macro'
import { buttonClass, EmptyState } from '@portal/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListBody } from '../../lib/list/list-body.tsx'
import { EmptyPicture } from '../../lib/states/empty-picture.tsx'
import { ExpertCard, ExpertCardSkeleton } from './expert-card.tsx'
import { ExpertFilters } from './expert-filters.tsx'
import styles from './expert-list.module.css'
import type { ExpertsSearch } from './experts-search.ts'
import { expertsPageSize, expertsQueryOptions } from './queries.ts'

/** The experts that the address asks for. */
export function ExpertList({ search }: { search: ExpertsSearch }) {
  const query = useQuery({ ...expertsQueryOptions(search), placeholderData: keepPreviousData })
  return (
    <div className={styles.list}>
      <ExpertFilters search={search} />
      <ListBody
        query={query}
        renderItem={(expert) => <ExpertCard key={expert.id} expert={expert} search={search} />}
        page={search.page}
        pageSize={expertsPageSize}
        empty={<NobodyFound />}
        skeleton={<Skeletons />}
        className={styles.cards}
      />
    </div>
  )
}

const slots = Array.from({ length: expertsPageSize }, (_, place) => place)

const Skeletons = () => (
  <ul className={styles.cards} aria-hidden="true">
    {slots.map((slot) => (
      <ExpertCardSkeleton key={slot} />
    ))}
  </ul>
)

function NobodyFound() {
  const { t } = useLingui()
  return (
    <EmptyState
      art={<EmptyPicture variant="search" />}
      title={t`没有符合条件的专家`}
      action={
        <Link
          to="/LetterAppointmentInfo"
          activeOptions={{ exact: true }}
          resetScroll={false}
          className={buttonClass({ variant: 'outline' })}
        >{t`查看全部专家`}</Link>
      }
    >
      {t`可以换一个姓名或专业方向，也可以只输入单位名称中的几个字。`}
    </EmptyState>
  )
}
