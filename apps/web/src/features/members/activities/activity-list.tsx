import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { FilterBar, FilterSelect } from '../../../lib/list/filter-bar.tsx'
import { KeywordForm } from '../../../lib/list/keyword-form.tsx'
import { ListBody } from '../../../lib/list/list-body.tsx'
import { useNarrow } from '../../../lib/list/use-narrow.ts'
import { Page } from '../../../lib/page/page.tsx'
import { CardSkeletons } from '../directory/card-skeletons.tsx'
import styles from '../directory/directory.module.css'
import { NobodyFound } from '../directory/nobody-found.tsx'
import type { MembersSearch } from '../members-search.ts'
import { activitiesQueryOptions, activityPageSize } from '../queries.ts'
import { ActivityCard, ActivityCardSkeleton } from './activity-card.tsx'
import { activityWords } from './activity-words.ts'

const statuses = ['SIGNUP', 'UPCOMING', 'ONGOING', 'ENDED', 'CANCELLED'] as const

/** What the association holds for its members. */
export function ActivityList({ search }: { search: MembersSearch }) {
  const { i18n, t } = useLingui()
  const narrow = useNarrow<MembersSearch>()
  const query = useQuery({ ...activitiesQueryOptions(search), placeholderData: keepPreviousData })
  return (
    <Page
      title={t`会员活动`}
      lead={t`研讨、观摩、沙龙与会议。会员登录后在会员中心报名，参加满规定时长的记入学时。`}
    >
      <div className={styles.filters}>
        <KeywordForm label={t`活动名称`} value={search.keyword} onSearch={(keyword) => narrow({ keyword })} />
        <FilterBar label={t`筛选活动`}>
          <FilterSelect
            label={t`状态`}
            all={t`全部状态`}
            value={search.status}
            options={statuses.map((value) => ({ value, label: i18n._(activityWords[value].name) }))}
            onChange={(status) => narrow({ status })}
          />
        </FilterBar>
      </div>
      <ListBody
        query={query}
        className={styles.activities}
        skeleton={
          <CardSkeletons
            className={styles.activities}
            count={activityPageSize}
            card={<ActivityCardSkeleton />}
          />
        }
        renderItem={(activity) => <ActivityCard key={activity.id} activity={activity} />}
        page={search.page}
        pageSize={activityPageSize}
        empty={<NobodyFound reset={{ view: 'activities' }} title={t`没有符合条件的活动`} />}
      />
    </Page>
  )
}
