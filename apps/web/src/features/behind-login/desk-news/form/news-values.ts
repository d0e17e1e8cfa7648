import { msg } from '@lingui/core/macro'
import type { DeskNews, DeskNewsDraft, DeskNewsVersion } from '@portal/api-contract'
import * as v from 'valibot'
import { richTextRule } from '../../../../lib/chakra/rich-text/rich-text-rule.ts'
import { required, say, text, uploadsRule } from '../../../../lib/forms/fields/rules.ts'
import { keptFiles, lastingItems, type UploadItem } from '../../../../lib/forms/upload/upload-item.ts'
import { readPlace, writePlace } from '../places.ts'

/** What the form holds: every field as it is typed. */
export interface NewsValues {
  title: string
  subTitle: string
  place: string
  author: string
  source: string
  summary: string
  coverUrl: string
  content: string
  attachments: UploadItem[]
  isTop: boolean
  isCarousel: boolean
  /** The version that the form began from; 0 of a new article. */
  version: number
}

type Article = DeskNews | DeskNewsVersion

const itemsOf = (files: Article['attachments']): UploadItem[] =>
  files.map((file) => ({ key: `kept-${file.id}`, name: file.name, size: file.size, file }))

/** The values with which the form begins: of an article, or of none yet. */
export const valuesOf = (news: Article | undefined): NewsValues => ({
  title: news?.title ?? '',
  subTitle: news?.subTitle ?? '',
  place: news ? writePlace(news) : '',
  author: news?.author ?? '',
  source: news?.source ?? '',
  summary: news?.summary ?? '',
  coverUrl: news?.coverUrl ?? '',
  content: news?.content ?? '',
  attachments: itemsOf(news?.attachments ?? []),
  isTop: news?.isTop === 1,
  isCarousel: news?.isCarousel === 1,
  version: news?.version ?? 0,
})

/** What of the form lies on the device until it is saved: files that are on their way do not. */
export const lastingValues = (values: NewsValues): NewsValues => ({
  ...values,
  attachments: lastingItems(values.attachments),
})

/** What is sent; what was left empty is null. */
export const toBody = (values: NewsValues): DeskNewsDraft => ({
  title: values.title.trim(),
  subTitle: values.subTitle.trim() || null,
  ...readPlace(values.place),
  author: values.author.trim() || null,
  source: values.source.trim() || null,
  summary: values.summary.trim() || null,
  coverUrl: values.coverUrl || null,
  content: values.content,
  attachments: keptFiles(values.attachments),
  isTop: values.isTop ? 1 : 0,
  isCarousel: values.isCarousel ? 1 : 0,
})

/** Whether an article is stored just as it was sent, perhaps by a call whose answer was lost. */
export const isStored = (news: DeskNews, body: DeskNewsDraft): boolean =>
  JSON.stringify(toBody(valuesOf(news))) === JSON.stringify(body)

const atMost = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(longest, say(msg`内容过长，请缩短。`)))

/** The rules of the form. */
export const newsSchema = v.looseObject({
  title: text(2, 200, msg`请填写标题，至少 2 个字。`),
  subTitle: atMost(200),
  place: required(msg`请选择栏目。`),
  author: atMost(60),
  source: atMost(60),
  summary: atMost(500),
  content: richTextRule(msg`请填写正文。`),
  attachments: uploadsRule,
})
