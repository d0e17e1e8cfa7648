import { useLingui } from '@lingui/react/macro'
import type { DeskNews } from '@portal/api-contract'
import { Button, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { isMissing } from '../../../../lib/api/errors.ts'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { UnknownRecord } from '../../../../lib/chakra/record/unknown-record.tsx'
import type { NewsFormSearch } from '../news-search.ts'
import { newsQueryOptions } from '../queries.ts'
import type { PreviewOfArticle } from './preview-drawer.tsx'

// The page stands before its form, which is heavy, and what asks when to publish is of use only then.
const NewsForm = lazy(() => import('./news-form.tsx'))
const PublishDialog = lazy(() => import('../publish-dialog.tsx'))

interface NewsFormPageProps {
  search: NewsFormSearch
  preview: PreviewOfArticle
}

/** Where articles are written: a new one, or the one that the address names. */
export function NewsFormPage({ search: { id }, preview }: NewsFormPageProps) {
  const { t } = useLingui()
  const [publishing, setPublishing] = useState<DeskNews>()
  const navigate = useNavigate()
  const openSaved = (kept: DeskNews) => {
    if (id === undefined) void navigate({ to: '/form/news', search: { id: kept.id }, replace: true })
  }
  const form = { preview, onSaved: openSaved, onPublish: setPublishing }
  return (
    <DeskPage
      title={t`资讯编辑`}
      actions={
        <>
          {id !== undefined && (
            <Button asChild variant="outline" size="sm">
              <Link to="/form/news">{t`写新文章`}</Link>
            </Button>
          )}
          <Button asChild variant="outline" size="sm">
            <Link to="/list/news">{t`全部文章`}</Link>
          </Button>
        </>
      }
    >
      <Suspense fallback={<FormSkeleton />}>
        {id === undefined ? (
          <NewsForm key="new" news={undefined} {...form} />
        ) : (
          <Known key={id} id={id} {...form} />
        )}
      </Suspense>
      {publishing && (
        <Suspense>
          <PublishDialog news={publishing} onClose={() => setPublishing(undefined)} />
        </Suspense>
      )}
    </DeskPage>
  )
}

interface KnownProps {
  id: number
  preview: PreviewOfArticle
  onSaved: (news: DeskNews) => void
  onPublish: (news: DeskNews) => void
}

function Known({ id, ...form }: KnownProps) {
  const { t } = useLingui()
  const query = useQuery(newsQueryOptions(id))
  if (query.data) return <NewsForm news={query.data} {...form} />
  if (isMissing(query.error))
    return (
      <UnknownRecord title={t`没有找到这篇文章`} link={<Link to="/list/news">{t`全部文章`}</Link>}>
        {t`它可能已被删除。`}
      </UnknownRecord>
    )
  if (query.error) return <LoadError title={t`文章没有加载成功`} query={query} />
  return <FormSkeleton />
}

const FormSkeleton = () => <Skeleton height="41rem" />
