import { useLingui } from '@lingui/react/macro'
import type { DeskActivity } from '@portal/api-contract'
import { Button, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { isMissing } from '../../../../../lib/api/errors.ts'
import { DeskPage } from '../../../../../lib/chakra/desk/desk-page.tsx'
import { LoadError } from '../../../../../lib/chakra/load-error.tsx'
import { UnknownRecord } from '../../../../../lib/chakra/record/unknown-record.tsx'
import type { ActivityFormSearch } from '../activity-search.ts'
import { activityQueryOptions } from '../queries.ts'

// The page stands before its form, which is heavy.
const ActivityForm = lazy(() => import('./activity-form.tsx'))

/** Where activities are written: a new one, or the one that the address names. */
export function ActivityFormPage({ search: { id } }: { search: ActivityFormSearch }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const openSaved = (kept: DeskActivity) => {
    if (id === undefined) void navigate({ to: '/form/activity', search: { id: kept.id }, replace: true })
  }
  return (
    <DeskPage
      title={t`活动编辑`}
      actions={
        <>
          {id !== undefined && (
            <Button asChild variant="outline" size="sm">
              <Link to="/form/activity">{t`写新活动`}</Link>
            </Button>
          )}
          <Button asChild variant="outline" size="sm">
            <Link to="/list/activities">{t`全部活动`}</Link>
          </Button>
        </>
      }
    >
      <Suspense fallback={<FormSkeleton />}>
        {id === undefined ? (
          <ActivityForm key="new" activity={undefined} onSaved={openSaved} />
        ) : (
          <Known key={id} id={id} onSaved={openSaved} />
        )}
      </Suspense>
    </DeskPage>
  )
}

interface KnownProps {
  id: number
  onSaved: (activity: DeskActivity) => void
}

function Known({ id, onSaved }: KnownProps) {
  const { t } = useLingui()
  const query = useQuery(activityQueryOptions(id))
  if (query.data) return <ActivityForm activity={query.data} onSaved={onSaved} />
  if (isMissing(query.error))
    return (
      <UnknownRecord title={t`没有找到这项活动`} link={<Link to="/list/activities">{t`全部活动`}</Link>}>
        {t`它可能已被删除。`}
      </UnknownRecord>
    )
  if (query.error) return <LoadError title={t`活动没有加载成功`} query={query} />
  return <FormSkeleton />
}

const FormSkeleton = () => <Skeleton height="41rem" />
