import { useLingui } from '@lingui/react/macro'
import type { DeskCourseDetail } from '@portal/api-contract'
import { Button, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isMissing } from '../../../../../lib/api/errors.ts'
import { DeskPage } from '../../../../../lib/chakra/desk/desk-page.tsx'
import { LoadError } from '../../../../../lib/chakra/load-error.tsx'
import { UnknownRecord } from '../../../../../lib/chakra/record/unknown-record.tsx'
import type { CourseFormSearch } from '../../courses-search.ts'
import { courseQueryOptions } from '../queries.ts'
import type { CourseFormProps, CoursePreviewOf } from './form-props.ts'

// The page stands before its form, which is heavy.
const CourseForm = lazy(() => import('./course-form.tsx'))

interface PageProps {
  search: CourseFormSearch
  preview: CoursePreviewOf
}

/** Where courses are written: a new one, or the one that the address names. */
export function CourseFormPage({ search: { id }, preview }: PageProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const openSaved = (kept: DeskCourseDetail) => {
    if (id === undefined) void navigate({ to: '/form/course', search: { id: kept.id }, replace: true })
  }
  const shared = { preview, onSaved: openSaved }
  return (
    <DeskPage
      title={t`课程编辑`}
      actions={
        <>
          {id !== undefined && (
            <Button asChild variant="outline" size="sm">
              <Link to="/form/course">{t`写新课程`}</Link>
            </Button>
          )}
          <Button asChild variant="outline" size="sm">
            <Link to="/list/courses">{t`全部课程`}</Link>
          </Button>
        </>
      }
    >
      <Suspense fallback={<FormSkeleton />}>
        {id === undefined ? (
          <CourseForm key="new" course={undefined} {...shared} />
        ) : (
          <Known key={id} id={id} {...shared} />
        )}
      </Suspense>
    </DeskPage>
  )
}

function Known({ id, ...shared }: Omit<CourseFormProps, 'course'> & { id: number }) {
  const { t } = useLingui()
  const query = useQuery(courseQueryOptions(id))
  if (query.data) return <CourseForm course={query.data} {...shared} />
  if (isMissing(query.error))
    return (
      <UnknownRecord title={t`没有找到这门课程`} link={<Link to="/list/courses">{t`全部课程`}</Link>}>
        {t`它可能已被删除。`}
      </UnknownRecord>
    )
  if (query.error) return <LoadError title={t`这门课程没有加载成功`} query={query} />
  return <FormSkeleton />
}

const FormSkeleton = () => <Skeleton height="41rem" />
