import { useLingui } from '@lingui/react/macro'
import { Button, EmptyState, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { BeyondTheEnd } from '../../../../lib/chakra/list/beyond-the-end.tsx'
import { ListPages } from '../../../../lib/chakra/list/list-pages.tsx'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { LoadFailure } from '../../../../lib/chakra/load-failure.tsx'
import { ListCount } from '../../../../lib/list/list-count.tsx'
import { Each } from '../../../../lib/states/each.tsx'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import styles from './my-courses.module.css'
import { type MyCoursesSearch, myCoursesPageSize } from './my-courses-search.ts'
import { myCoursesQueryOptions } from './queries.ts'
import { StudyRow } from './study-row.tsx'

/** The student's courses that are under way, or completed. */
export function StudyList({ search }: { search: MyCoursesSearch }) {
  const { t } = useLingui()
  const query = useQuery(myCoursesQueryOptions(search))
  const { data, error, isPlaceholderData } = query
  if (!data) {
    return error ? <LoadError query={query} title={t`课程没有加载成功`} /> : <Skeleton height="24rem" />
  }
  const { items, total } = data
  return (
    <div className={styles.list} aria-busy={isPlaceholderData}>
      <ListCount total={total} />
      {error && <LoadFailure query={query} title={t`没有取得最新内容，以下为上次加载的结果`} />}
      {total === 0 && <NoCourses isCompleted={search.part === 'completed'} />}
      {total > 0 && items.length === 0 && <BeyondTheEnd />}
      <ul className={styles.rows}>
        <Each items={items}>{(course) => <StudyRow course={course} />}</Each>
      </ul>
      {total > 0 && <ListPages page={search.page ?? 1} pageSize={myCoursesPageSize} total={total} />}
    </div>
  )
}

function NoCourses({ isCompleted }: { isCompleted: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState
      art={<EmptyPicture />}
      title={isCompleted ? t`还没有学完的课程` : t`没有在学的课程`}
      action={
        <Button asChild>
          <Link to="/continueEducate" search={{ mine: 'no' }}>{t`去选课`}</Link>
        </Button>
      }
    >
      {isCompleted
        ? t`课程的全部课时学到 95% 后，会出现在这里。`
        : t`加入一门课程后，可以随时从上次停下的地方接着学。`}
    </EmptyState>
  )
}
