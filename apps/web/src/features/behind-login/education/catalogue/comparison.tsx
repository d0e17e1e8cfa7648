import { useLingui } from '@lingui/react/macro'
import { Button, EmptyState, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { useToken } from '../../../../lib/session/session.ts'
import styles from './catalogue.module.css'
import type { CatalogueSearch } from './catalogue-search.ts'
import { mostCompared, readCompared } from './compared.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { comparedQueryOptions } from './queries.ts'
import { useCompare } from './use-compare.ts'
import { Views } from './views.tsx'

/** The courses that were chosen side by side: first of all what each adds to the hours that the student lacks. */
export default function Comparison({ search }: { search: CatalogueSearch }) {
  const { t } = useLingui()
  const isStudent = useToken() !== null
  const ids = readCompared(search.compare)
  const query = useQuery({ ...comparedQueryOptions(ids, isStudent), enabled: ids.length > 0 })
  const section = useRef<HTMLElement>(null)
  const toggle = useCompare()
  // The button that had the focus goes with its column.
  const remove = (id: number) => {
    toggle(id)
    section.current?.focus()
  }
  const { data, error } = query
  const courses = ids.flatMap((id) => data?.items.filter((course) => course.id === id) ?? [])
  return (
    <section ref={section} tabIndex={-1} aria-label={t`课程比较`} className={styles.list}>
      <div className={styles.bar}>
        <p className={styles.total}>{t`最多比较 ${mostCompared} 门课程，在列表中添加。`}</p>
        <Views search={search} />
      </div>
      {courses.length > 0 && <ComparisonTable courses={courses} onRemove={remove} />}
      {courses.length === 0 && query.isLoading && <Skeleton height="40rem" />}
      {!data && error && <LoadError query={query} title={t`课程没有加载成功`} />}
      {courses.length === 0 && (data || ids.length === 0) && <NothingChosen />}
    </section>
  )
}

function NothingChosen() {
  const { t } = useLingui()
  return (
    <EmptyState
      title={t`还没有选择要比较的课程`}
      action={
        <Button asChild>
          <Link
            to="."
            search={(former) => ({ ...former, view: undefined, compare: undefined })}
          >{t`返回课程列表`}</Link>
        </Button>
      }
    >
      {t`在课程列表中点“加入比较”，最多 ${mostCompared} 门。`}
    </EmptyState>
  )
}
