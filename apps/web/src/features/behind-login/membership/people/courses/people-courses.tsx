import { useLingui } from '@lingui/react/macro'
import { formatDate, formatMoney } from '@portal/i18n'
import { EmptyState, Field, NativeSelect, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { serverDate } from '../../../../../lib/api/server-clock.ts'
import { LoadError } from '../../../../../lib/chakra/load-error.tsx'
import { MemberPage } from '../../../../../lib/chakra/page/member-page.tsx'
import { ContainedPart } from '../../../../../lib/chakra/record/contained-part.tsx'
import { FavouriteButton } from '../../../../../lib/chakra/record/favourite-button.tsx'
import { useNarrow } from '../../../../../lib/list/use-narrow.ts'
import { usePageTitle } from '../../../../../lib/page/page-title.ts'
import { Each } from '../../../../../lib/states/each.tsx'
import { EmptyPicture } from '../../../../../lib/states/empty-picture.tsx'
import type { PeopleSearch } from '../people-search.ts'
import { Learners } from './learners.tsx'
import { pricedCoursesQueryOptions } from './queries.ts'

/** Where a unit buys courses for its people: a course, then who gets it. */
export function PeopleCourses({ search }: { search: PeopleSearch }) {
  const { t } = useLingui()
  const narrow = useNarrow<PeopleSearch>()
  const title = t`为人员购买课程`
  usePageTitle(title)
  const query = useQuery(pricedCoursesQueryOptions)
  const today = formatDate(serverDate())
  const courses = query.data?.filter(({ onSaleUntil }) => onSaleUntil >= today)
  const course = courses?.find(({ id }) => id === search.course)
  return (
    <MemberPage title={title}>
      {!courses && query.error && <LoadError query={query} title={t`课程没有加载成功`} />}
      {!courses && !query.error && <SkeletonText lines={6} />}
      {courses?.length === 0 && (
        <EmptyState art={<EmptyPicture variant="list" />} title={t`现在没有可购买的课程`} />
      )}
      {courses && courses.length > 0 && (
        <Field label={t`课程`} hint={t`支付后，所选人员即可在“我的课程”中学习。`}>
          <NativeSelect
            value={course?.id ?? ''}
            onChange={({ currentTarget: { value } }) =>
              void narrow({ course: value === '' ? undefined : Number(value) })
            }
          >
            <option value="">{t`请选择课程`}</option>
            <Each items={courses}>
              {({ id, title: name, price }) => (
                <option value={id} lang="zh-CN">
                  {name} · {formatMoney(price)}
                </option>
              )}
            </Each>
          </NativeSelect>
        </Field>
      )}
      {course && (
        <div>
          <FavouriteButton kind="COURSE" targetId={course.id} />
        </div>
      )}
      {course && (
        <ContainedPart>
          <Learners key={course.id} course={course} />
        </ContainedPart>
      )}
    </MemberPage>
  )
}
