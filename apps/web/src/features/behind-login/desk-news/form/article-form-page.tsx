import { useLingui } from '@lingui/react/macro'
import { Button, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { isMissing } from '../../../../lib/api/errors.ts'
import { DeskPage } from '../../../../lib/chakra/desk/desk-page.tsx'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { UnknownRecord } from '../../../../lib/chakra/record/unknown-record.tsx'
import type { ArticleKind, FullArticle, SavedVersion } from '../kinds/article-kind.ts'
import type { NewsFormSearch } from '../news-search.ts'
import { articleQueryOptions } from '../queries.ts'
import type { ArticleFormProps } from './article-form.tsx'
import type { PreviewOf } from './preview-drawer.tsx'

// What asks when to publish is of use only then.
const PublishDialog = lazy(() => import('../publish-dialog.tsx'))

interface FormPageProps<One extends FullArticle, Body, Version extends SavedVersion, Preview> {
  kind: ArticleKind<One, Body, Version>
  search: NewsFormSearch
  preview: PreviewOf<Preview>
  /** Heavy, and thus loaded after the page stands. */
  form: ComponentType<ArticleFormProps<One, Preview>>
}

/** Where articles of a kind are written: a new one, or the one that the address names. */
export function ArticleFormPage<One extends FullArticle, Body, Version extends SavedVersion, Preview>({
  kind,
  search: { id },
  preview,
  form: Form,
}: FormPageProps<One, Body, Version, Preview>) {
  const { i18n } = useLingui()
  const [publishing, setPublishing] = useState<One>()
  const navigate = useNavigate()
  const openSaved = (kept: One) => {
    if (id === undefined) void navigate({ to: kind.form, search: { id: kept.id }, replace: true })
  }
  const form = { preview, onSaved: openSaved, onPublish: setPublishing }
  return (
    <DeskPage
      title={i18n._(kind.words.form)}
      actions={
        <>
          {id !== undefined && (
            <Button asChild variant="outline" size="sm">
              <Link to={kind.form}>{i18n._(kind.words.writeAnother)}</Link>
            </Button>
          )}
          <Button asChild variant="outline" size="sm">
            <Link to={kind.list}>{i18n._(kind.words.all)}</Link>
          </Button>
        </>
      }
    >
      <Suspense fallback={<FormSkeleton />}>
        {id === undefined ? (
          <Form key="new" article={undefined} {...form} />
        ) : (
          <Known key={id} kind={kind} id={id} form={Form} {...form} />
        )}
      </Suspense>
      {publishing && (
        <Suspense>
          <PublishDialog kind={kind} article={publishing} onClose={() => setPublishing(undefined)} />
        </Suspense>
      )}
    </DeskPage>
  )
}

interface KnownProps<One extends FullArticle, Body, Version extends SavedVersion, Preview>
  extends Omit<ArticleFormProps<One, Preview>, 'article'> {
  kind: ArticleKind<One, Body, Version>
  id: number
  form: ComponentType<ArticleFormProps<One, Preview>>
}

function Known<One extends FullArticle, Body, Version extends SavedVersion, Preview>({
  kind,
  id,
  form: Form,
  ...props
}: KnownProps<One, Body, Version, Preview>) {
  const { t, i18n } = useLingui()
  const query = useQuery(articleQueryOptions(kind, id))
  if (query.data) return <Form article={query.data} {...props} />
  if (isMissing(query.error))
    return (
      <UnknownRecord title={t`没有找到这篇文章`} link={<Link to={kind.list}>{i18n._(kind.words.all)}</Link>}>
        {t`它可能已被删除。`}
      </UnknownRecord>
    )
  if (query.error) return <LoadError title={t`文章没有加载成功`} query={query} />
  return <FormSkeleton />
}

const FormSkeleton = () => <Skeleton height="41rem" />
