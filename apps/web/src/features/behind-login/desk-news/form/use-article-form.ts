import { valibotResolver } from '@hookform/resolvers/valibot'
import { ApiError } from '@portal/api-contract'
import { useEffect, useState } from 'react'
import { useDraftForm } from '../../../../lib/forms/draft/use-draft-form.ts'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import type { FullArticle, SavedVersion } from '../kinds/article-kind.ts'
import { useSaveArticle } from '../mutations.ts'
import { isStored } from './common-values.ts'
import type { ArticleForm, ArticleValues, FormParts } from './form-parts.ts'

const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'error.newsChanged'

/**
 * The form of an article: what is typed is kept on the device until it is saved. Where somebody else has saved meanwhile, nothing is
 * saved before the editor has chosen what stays.
 */
export function useArticleForm<
  One extends FullArticle,
  Body,
  Version extends SavedVersion,
  Values extends ArticleValues,
>(
  {
    kind,
    valuesOf,
    lasting,
    toBody,
    schema,
    renamed,
  }: Omit<FormParts<One, Body, Version, Values, never>, 'previewOf' | 'fields'>,
  article: One | undefined,
) {
  const { form, draft } = useDraftForm<Values, unknown>({
    name: `desk-${kind.name}-${article?.id ?? 'new'}`,
    empty: valuesOf(article),
    lasting,
    resolver: valibotResolver(schema as never),
  })
  // What all forms of articles have is read and written without their own fields.
  const common = form as unknown as ArticleForm<ArticleValues>
  const { isDirty } = form.formState
  const isUnsaved = isDirty || draft.restoredFrom !== undefined
  const isBehind = article !== undefined && common.getValues('version') < article.version
  const [newer, setNewer] = useState<One | undefined>(isBehind ? article : undefined)
  const { mutateAsync } = useSaveArticle(kind)
  const startFrom = (kept: One | undefined) => {
    draft.startAnew()
    setNewer(undefined)
    form.reset(valuesOf(kept))
  }
  // What is not being changed here follows what others save.
  useEffect(() => {
    if (article && !isUnsaved && common.getValues('version') < article.version) form.reset(valuesOf(article))
  }, [article, isUnsaved, form, common, valuesOf])
  const write = async (): Promise<One | undefined> => {
    const values = form.getValues()
    const body = toBody(values)
    try {
      const kept = await mutateAsync({ known: article && { id: article.id, version: values.version }, body })
      startFrom(kept)
      return kept
    } catch (error) {
      if (!article || !isChangedMeanwhile(error)) throw error
      const latest = await kind.read(article.id)
      if (!isStored({ valuesOf, toBody }, latest, body)) return void setNewer(latest)
      startFrom(latest)
      return latest
    }
  }
  /** @returns the article as it is stored then; nothing where it was not saved, which the form says */
  const save = async (): Promise<One | undefined> => {
    let kept: One | undefined
    await form.handleSubmit(async () => {
      try {
        kept = await write()
      } catch (error) {
        showFailure(error, common, renamed)
      }
    })()
    return kept
  }
  return {
    form,
    common,
    draft,
    isUnsaved,
    save,
    newer,
    takeNewer: () => startFrom(newer),
    keepOwn: () => {
      if (newer) common.setValue('version', newer.version)
      setNewer(undefined)
    },
  }
}
