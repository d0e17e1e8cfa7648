import { msg } from '@lingui/core/macro'
import type { DeskNews, DeskNewsDraft, DeskNewsVersion } from '@portal/api-contract'
import * as v from 'valibot'
import { required, uploadsRule } from '../../../../lib/forms/fields/rules.ts'
import { keptFiles, lastingItems, type UploadItem } from '../../../../lib/forms/upload/upload-item.ts'
import { readPlace, writePlace } from '../places.ts'
import { atMost, commonBody, commonRules, commonValues, itemsOf } from './common-values.ts'
import type { ArticleValues } from './form-parts.ts'

/** What the form holds: every field as it is typed. */
export interface NewsValues extends ArticleValues {
  subTitle: string
  place: string
  coverUrl: string
  attachments: UploadItem[]
  isTop: boolean
  isCarousel: boolean
}

type Article = DeskNews | DeskNewsVersion

/** The values with which the form begins: of an article, or of none yet. */
export const valuesOf = (news: Article | undefined): NewsValues => ({
  ...commonValues(news),
  subTitle: news?.subTitle ?? '',
  place: news ? writePlace(news) : '',
  coverUrl: news?.coverUrl ?? '',
  attachments: itemsOf(news?.attachments ?? []),
  isTop: news?.isTop === 1,
  isCarousel: news?.isCarousel === 1,
})

/** What of the form lies on the device until it is saved: files that are on their way do not. */
export const lastingValues = (values: NewsValues): NewsValues => ({
  ...values,
  attachments: lastingItems(values.attachments),
})

/** What is sent; what was left empty is null. */
export const toBody = (values: NewsValues): DeskNewsDraft => ({
  ...commonBody(values),
  subTitle: values.subTitle.trim() || null,
  ...readPlace(values.place),
  coverUrl: values.coverUrl || null,
  attachments: keptFiles(values.attachments),
  isTop: values.isTop ? 1 : 0,
  isCarousel: values.isCarousel ? 1 : 0,
})

/** The rules of the form. */
export const newsSchema = v.looseObject({
  ...commonRules,
  subTitle: atMost(200),
  place: required(msg`请选择栏目。`),
  attachments: uploadsRule,
})
