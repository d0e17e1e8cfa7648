import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '@portal/i18n'
import { Notice } from '@portal/ui/chakra'
import { lazy, Suspense, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { notify } from '../../../../lib/browser/notify.ts'
import layout from '../../../../lib/chakra/desk/record-form/record-form.module.css'
import { NewerRecord, RestoredDraft } from '../../../../lib/chakra/desk/record-form/record-notices.tsx'
import { type RecordForm, useRecordForm } from '../../../../lib/chakra/desk/record-form/use-record-form.ts'
import { useUnsavedWork } from '../../../../lib/chakra/desk/tab.ts'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import { serverNow } from '../../../../lib/membership/server-clock.ts'
import type { FullArticle, SavedVersion } from '../kinds/article-kind.ts'
import { useSaveArticle } from '../mutations.ts'
import { FormActions } from './form-actions.tsx'
import type { FormParts, Shown } from './form-parts.ts'
import type { PreviewOf } from './preview-drawer.tsx'
import type Versions from './versions-drawer.tsx'

// Of use only once somebody asks.
const PreviewDrawer = lazy(() => import('./preview-drawer.tsx'))
// `lazy` forgets that it works on the versions of any kind.
const VersionsDrawer = lazy(() => import('./versions-drawer.tsx')) as unknown as typeof Versions

/** What the page of a form hands to it. */
export interface ArticleFormProps<One, Preview> {
  /** Undefined for a new one. */
  article: One | undefined
  preview: PreviewOf<Preview>
  /** A new article has got its id. */
  onSaved: (article: One) => void
  onPublish: (article: One) => void
}

interface FormProps<
  One extends FullArticle,
  Body,
  Version extends SavedVersion,
  Values extends { version: number },
  Preview,
> extends ArticleFormProps<One, Preview> {
  parts: FormParts<One, Body, Version, Values, Preview>
}

/** An article that is written or changed. */
export function ArticleForm<
  One extends FullArticle,
  Body,
  Version extends SavedVersion,
  Values extends { version: number },
  Preview,
>({ parts, article, preview, onSaved, onPublish }: FormProps<One, Body, Version, Values, Preview>) {
  const { t, i18n } = useLingui()
  const { kind, valuesOf, toBody, previewOf, excerptOf, fields } = parts
  const { mutateAsync } = useSaveArticle(kind)
  const { form, draft, isUnsaved, save, newer, takeNewer, keepOwn, follow } = useRecordForm(
    { ...parts, name: kind.name, save: mutateAsync, read: kind.read, changedCode: 'error.newsChanged' },
    article,
  )
  // The version is read and written without the fields that only this kind has.
  const versioned = form as unknown as RecordForm<{ version: number }>
  const { errors, isSubmitting } = useFormState({ control: versioned.control })
  const [drawn, setDrawn] = useState<{ article: Preview }>()
  const [isPast, setPast] = useState(false)
  const once = useOnce()
  useUnsavedWork(isUnsaved)
  const show = (values: Values) => setDrawn({ article: previewOf(toBody(values), shownOf(article)) })
  const saveNow = async () => {
    const kept = await save()
    if (!kept) return
    notify({
      kind: 'success',
      title: kept.status === 'PUBLISHED' ? t`修改已保存，网站上已是新内容` : t`草稿已保存`,
      description: kept.title,
    })
    onSaved(kept)
  }
  const publish = async () => {
    const kept = article && !isUnsaved ? article : await save()
    if (!kept) return
    onSaved(kept)
    onPublish(kept)
  }
  const take = (version: Version) => {
    const current = versioned.getValues('version')
    for (const [name, value] of Object.entries({ ...valuesOf(version), version: current }))
      versioned.setValue(name as 'version', value as never, { shouldDirty: true })
    setPast(false)
  }
  const time = newer && formatDateTime(newer.lastModifiedDate)
  const { text, side } = fields(form)
  return (
    <form
      noValidate
      aria-label={i18n._(kind.words.form)}
      className={layout.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void once(saveNow)
      }}
    >
      {draft.restoredFrom && !newer && (
        <RestoredDraft restoredFrom={draft.restoredFrom} onDrop={draft.startAnew} />
      )}
      {newer && (
        <NewerRecord title={t`内容已于 ${time} 被他人修改`} onTake={takeNewer} onKeep={keepOwn}>
          <b>{newer.title}</b> {excerptOf(newer).slice(0, 200)}
        </NewerRecord>
      )}
      <FormActions
        kind={kind}
        article={article}
        isBusy={isSubmitting}
        isHeld={newer !== undefined}
        onPublish={() => void once(publish)}
        onPreview={() => show(form.getValues())}
        onVersions={() => setPast(true)}
        onWithdrawn={({ version }) => follow(version)}
      />
      {errors.root?.message && (
        <Notice tone="danger" live="alert" title={t`没有保存`}>
          {errors.root.message}
        </Notice>
      )}
      <div className={layout.form}>
        {text}
        <div className={layout.side}>{side}</div>
      </div>
      <Suspense>
        {article && isPast && (
          <VersionsDrawer
            kind={kind}
            id={article.id}
            current={article.version}
            onClose={() => setPast(false)}
            onPreview={(version) => show(valuesOf(version))}
            onTake={take}
          />
        )}
      </Suspense>
      <Suspense>
        {drawn && <PreviewDrawer onClose={() => setDrawn(undefined)}>{preview(drawn.article)}</PreviewDrawer>}
      </Suspense>
    </form>
  )
}

/** What the public page says besides; the present where the article is not published yet. */
function shownOf(article: (FullArticle & { viewCount?: number }) | undefined): Shown {
  const isDated = article !== undefined && article.status !== 'DRAFT'
  const publishDate = isDated ? article.publishDate : new Date(serverNow()).toISOString()
  return { publishDate, viewCount: article?.viewCount ?? 0 }
}
