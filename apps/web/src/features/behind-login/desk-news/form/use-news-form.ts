import { valibotResolver } from '@hookform/resolvers/valibot'
import { ApiError, type DeskNews } from '@portal/api-contract'
import { useEffect, useState } from 'react'
import { useDraftForm } from '../../../../lib/forms/draft/use-draft-form.ts'
import { showFailure } from '../../../../lib/forms/fields/show-failure.ts'
import { useSaveNews } from '../mutations.ts'
import { fetchNews } from '../queries.ts'
import { isStored, lastingValues, type NewsValues, newsSchema, toBody, valuesOf } from './news-values.ts'

const isChangedMeanwhile = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'error.newsChanged'

/** Fields of the form by the names that the body has for them. */
const renamed = { infoDictsId: 'place', infoDictsDetailsId: 'place' }

/**
 * The form of an article: what is typed is kept on the device until it is saved. Where somebody else has saved meanwhile, nothing is
 * saved before the editor has chosen what stays.
 */
export function useNewsForm(news: DeskNews | undefined) {
  const { form, draft } = useDraftForm<NewsValues, unknown>({
    name: `desk-news-${news?.id ?? 'new'}`,
    empty: valuesOf(news),
    lasting: lastingValues,
    resolver: valibotResolver(newsSchema as never),
  })
  const { isDirty } = form.formState
  const isUnsaved = isDirty || draft.restoredFrom !== undefined
  const isBehind = news !== undefined && form.getValues('version') < news.version
  const [newer, setNewer] = useState<DeskNews | undefined>(isBehind ? news : undefined)
  const { mutateAsync } = useSaveNews()
  const startFrom = (kept: DeskNews | undefined) => {
    draft.startAnew()
    setNewer(undefined)
    form.reset(valuesOf(kept))
  }
  // What is not being changed here follows what others save.
  useEffect(() => {
    if (news && !isUnsaved && form.getValues('version') < news.version) form.reset(valuesOf(news))
  }, [news, isUnsaved, form])
  const write = async (): Promise<DeskNews | undefined> => {
    const values = form.getValues()
    const body = toBody(values)
    try {
      const kept = await mutateAsync({ known: news && { id: news.id, version: values.version }, body })
      startFrom(kept)
      return kept
    } catch (error) {
      if (!news || !isChangedMeanwhile(error)) throw error
      const latest = await fetchNews(news.id)
      if (!isStored(latest, body)) return void setNewer(latest)
      startFrom(latest)
      return latest
    }
  }
  /** @returns the article as it is stored then; nothing where it was not saved, which the form says */
  const save = async (): Promise<DeskNews | undefined> => {
    let kept: DeskNews | undefined
    await form.handleSubmit(async () => {
      try {
        kept = await write()
      } catch (error) {
        showFailure(error, form, renamed)
      }
    })()
    return kept
  }
  return {
    form,
    draft,
    isUnsaved,
    save,
    newer,
    takeNewer: () => startFrom(newer),
    keepOwn: () => {
      if (newer) form.setValue('version', newer.version)
      setNewer(undefined)
    },
  }
}

export type NewsForm = ReturnType<typeof useNewsForm>['form']
