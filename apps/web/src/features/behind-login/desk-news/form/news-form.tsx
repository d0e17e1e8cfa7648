import { useLingui } from '@lingui/react/macro'
import type { DeskNews, DeskNewsVersion } from '@portal/api-contract'
import { Notice } from '@portal/ui/chakra'
import { lazy, Suspense, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { notify } from '../../../../lib/browser/notify.ts'
import { useUnsavedWork } from '../../../../lib/chakra/desk/tab.ts'
import { useOnce } from '../../../../lib/forms/use-once.ts'
import { serverNow } from '../../../../lib/membership/server-clock.ts'
import styles from '../desk-news.module.css'
import { FormActions } from './form-actions.tsx'
import { NewerNews, RestoredDraft } from './form-notices.tsx'
import { ArticleFields, PlaceFields } from './news-fields.tsx'
import { type NewsValues, toBody, valuesOf } from './news-values.ts'
import type { PreviewedArticle, PreviewOfArticle } from './preview-drawer.tsx'
import { useNewsForm } from './use-news-form.ts'

// Of use only once somebody asks.
const PreviewDrawer = lazy(() => import('./preview-drawer.tsx'))
const VersionsDrawer = lazy(() => import('./versions-drawer.tsx'))

interface NewsFormProps {
  /** Undefined for a new one. */
  news: DeskNews | undefined
  preview: PreviewOfArticle
  /** A new article has got its id. */
  onSaved: (news: DeskNews) => void
  onPublish: (news: DeskNews) => void
}

/** An article that is written or changed. */
export default function NewsForm({ news, preview, onSaved, onPublish }: NewsFormProps) {
  const { t } = useLingui()
  const { form, draft, isUnsaved, save, newer, takeNewer, keepOwn } = useNewsForm(news)
  const { errors, isSubmitting } = useFormState({ control: form.control })
  const [shown, setShown] = useState<PreviewedArticle>()
  const [isPast, setPast] = useState(false)
  const once = useOnce()
  useUnsavedWork(isUnsaved)
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
    const kept = news && !isUnsaved ? news : await save()
    if (!kept) return
    onSaved(kept)
    onPublish(kept)
  }
  const take = (version: DeskNewsVersion) => {
    const current = form.getValues('version')
    for (const [name, value] of Object.entries({ ...valuesOf(version), version: current }))
      form.setValue(name as keyof NewsValues, value, { shouldDirty: true })
    setPast(false)
  }
  return (
    <form
      noValidate
      aria-label={t`文章`}
      className={styles.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void once(saveNow)
      }}
    >
      {draft.restoredFrom && !newer && (
        <RestoredDraft restoredFrom={draft.restoredFrom} onDrop={draft.startAnew} />
      )}
      {newer && <NewerNews newer={newer} onTake={takeNewer} onKeep={keepOwn} />}
      <FormActions
        news={news}
        isBusy={isSubmitting}
        isHeld={newer !== undefined}
        onPublish={() => void once(publish)}
        onPreview={() => setShown(previewOf(form.getValues(), news))}
        onVersions={() => setPast(true)}
        onWithdrawn={(kept) => form.setValue('version', kept.version)}
      />
      {errors.root?.message && (
        <Notice tone="danger" live="alert" title={t`没有保存`}>
          {errors.root.message}
        </Notice>
      )}
      <div className={styles.form}>
        <ArticleFields form={form} />
        <div className={styles.side}>
          <PlaceFields form={form} />
        </div>
      </div>
      <Suspense>
        {news && isPast && (
          <VersionsDrawer
            id={news.id}
            current={news.version}
            onClose={() => setPast(false)}
            onPreview={(version) => setShown(previewOf(valuesOf(version), news))}
            onTake={take}
          />
        )}
      </Suspense>
      <Suspense>
        {shown && <PreviewDrawer article={shown} preview={preview} onClose={() => setShown(undefined)} />}
      </Suspense>
    </form>
  )
}

/** What the form holds as the public page has it; with the present where it is not published yet. */
function previewOf(values: NewsValues, news: DeskNews | undefined): PreviewedArticle {
  const { title, author = null, source = null, subTitle = null, content, attachments = [] } = toBody(values)
  const isDated = news !== undefined && news.status !== 'DRAFT'
  const publishDate = isDated ? news.publishDate : new Date(serverNow()).toISOString()
  return {
    ...{ title, subTitle, author, source, content, attachments },
    publishDate,
    viewCount: news?.viewCount ?? 0,
  }
}
