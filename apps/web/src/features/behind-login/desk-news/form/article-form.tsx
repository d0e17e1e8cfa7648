import { useLingui } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import { serverNow } from '../../../../lib/api/server-clock.ts'
import { RecordFormFrame } from '../../../../lib/chakra/desk/record-form/record-form-frame.tsx'
import { type RecordForm, useRecordForm } from '../../../../lib/chakra/desk/record-form/use-record-form.ts'
import { useSaving } from '../../../../lib/chakra/desk/record-form/use-saving.ts'
import { lazyPart } from '../../../../lib/states/lazy-part.tsx'
import styles from '../desk-news.module.css'
import type { FullArticle, SavedVersion } from '../kinds/article-kind.ts'
import { useSaveArticle } from '../mutations.ts'
import { FormActions } from './form-actions.tsx'
import type { FormParts, Shown } from './form-parts.ts'
import type { PreviewOf } from './previewed.ts'
import type Versions from './versions-drawer.tsx'

// Of use only once somebody asks.
const PreviewDrawer = lazyPart(() => import('../../../../lib/chakra/desk/record-form/preview-drawer.tsx'))
// `lazy` forgets that it works on the versions of any kind.
const VersionsDrawer = lazyPart(() => import('./versions-drawer.tsx')) as unknown as typeof Versions

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
  const state = useRecordForm(
    {
      ...{ ...parts, name: kind.name, save: mutateAsync, read: kind.read, findLatest: kind.findLatest },
      changedCode: 'error.newsChanged',
    },
    article,
  )
  const { form, newer, act } = state
  const isDraft = ({ status }: One) => status !== 'PUBLISHED'
  const { saveNow, saveThen } = useSaving(state, { record: article, isDraft, onSaved })
  // The version is read and written without the fields that only this kind has.
  const versioned = form as unknown as RecordForm<{ version: number }>
  const [drawn, setDrawn] = useState<{ article: Preview }>()
  const [isPast, setPast] = useState(false)
  const show = (values: Values) => setDrawn({ article: previewOf(toBody(values), shownOf(article)) })
  const take = (version: Version) => {
    const current = versioned.getValues('version')
    for (const [name, value] of Object.entries({ ...valuesOf(version), version: current }))
      versioned.setValue(name as 'version', value as never, { shouldDirty: true })
    setPast(false)
  }
  const { text, side } = fields(form)
  return (
    <RecordFormFrame
      label={i18n._(kind.words.form)}
      state={state}
      changedTitle={(time) => t`内容已于 ${time} 被他人修改`}
      excerpt={(other: One) => (
        <>
          <b>{other.title}</b> {excerptOf(other).slice(0, 200)}
        </>
      )}
      onSave={saveNow}
      actions={
        <FormActions
          kind={kind}
          article={article}
          isBusy={state.isBusy}
          isHeld={newer !== undefined}
          onPublish={() => saveThen(onPublish)}
          onPreview={() => show(form.getValues())}
          onVersions={() => setPast(true)}
          act={act}
        />
      }
      text={text}
      side={side}
    >
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
        {drawn && (
          <PreviewDrawer onClose={() => setDrawn(undefined)}>
            <div className={styles.preview}>{preview(drawn.article)}</div>
          </PreviewDrawer>
        )}
      </Suspense>
    </RecordFormFrame>
  )
}

/** What the public page says besides; the present where the article is not published yet. */
function shownOf(article: (FullArticle & { viewCount?: number }) | undefined): Shown {
  const isDated = article !== undefined && article.status !== 'DRAFT'
  const publishDate = isDated ? article.publishDate : new Date(serverNow()).toISOString()
  return { publishDate, viewCount: article?.viewCount ?? 0 }
}
