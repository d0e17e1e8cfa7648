import { useLingui } from '@lingui/react/macro'
import { type ComponentType, Suspense, useState } from 'react'
import { RecordFormPage, useOpenSaved } from '../../../../lib/chakra/desk/record-form/record-form-page.tsx'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import type { ArticleKind, FullArticle, SavedVersion } from '../kinds/article-kind.ts'
import type { NewsFormSearch } from '../news-search.ts'
import { articleQueryOptions } from '../queries.ts'
import type { ArticleFormProps } from './article-form.tsx'
import type { PreviewOf } from './previewed.ts'

// What asks when to publish is of use only then.
const PublishDialog = lazyPart(() => import('../publish-dialog.tsx'))

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
  const { t, i18n } = useLingui()
  const [publishing, setPublishing] = useState<One>()
  const openSaved = useOpenSaved(kind, id)
  const { form, writeAnother, all, missing, failed } = kind.words
  return (
    <RecordFormPage
      places={kind}
      words={{
        ...{ title: i18n._(form), anew: i18n._(writeAnother), all: i18n._(all) },
        ...{ missing: i18n._(missing), missingHint: t`它可能已被删除。`, failed: i18n._(failed) },
      }}
      id={id}
      query={(known) => articleQueryOptions(kind, known)}
      form={(article) => (
        <Form article={article} preview={preview} onSaved={openSaved} onPublish={setPublishing} />
      )}
    >
      {publishing && (
        <Suspense>
          <PublishDialog kind={kind} article={publishing} onClose={() => setPublishing(undefined)} />
        </Suspense>
      )}
    </RecordFormPage>
  )
}
