import { msg } from '@lingui/core/macro'
import type { DeskNews, KeptFile } from '@portal/api-contract'
import * as v from 'valibot'
import { richTextRule } from '../../../../lib/chakra/rich-text/rich-text-rule.ts'
import { say, text } from '../../../../lib/forms/fields/rules.ts'
import type { UploadItem } from '../../../../lib/forms/upload/upload-item.ts'
import type { ArticleValues } from './form-parts.ts'

type Written = Pick<DeskNews, 'title' | 'author' | 'source' | 'summary' | 'content'>

/** What all forms of articles begin with: of an article or a version, or of none yet. */
export const commonValues = (article: Partial<Written & { version: number }> | undefined): ArticleValues => ({
  title: article?.title ?? '',
  author: article?.author ?? '',
  source: article?.source ?? '',
  summary: article?.summary ?? '',
  content: article?.content ?? '',
  version: article?.version ?? 0,
})

/** What is sent of it; what was left empty is null. */
export const commonBody = (values: ArticleValues): Written => ({
  title: values.title.trim(),
  author: values.author.trim() || null,
  source: values.source.trim() || null,
  summary: values.summary.trim() || null,
  content: values.content,
})

/** Files of an article as a field of the form has them. */
export const itemsOf = (files: readonly KeptFile[]): UploadItem[] =>
  files.map((file) => ({ key: `kept-${file.id}`, name: file.name, size: file.size, file }))

/** The rule of a field that may stay empty. */
export const atMost = (longest: number) =>
  v.pipe(v.string(), v.trim(), v.maxLength(longest, say(msg`内容过长，请缩短。`)))

/** The rules of it. */
export const commonRules = {
  title: text(2, 200, msg`请填写标题，至少 2 个字。`),
  author: atMost(60),
  source: atMost(60),
  summary: atMost(500),
  content: richTextRule(msg`请填写正文。`),
}
