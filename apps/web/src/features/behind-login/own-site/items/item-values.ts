import { msg } from '@lingui/core/macro'
import type { OwnSiteItem, SiteItemInput } from '@portal/api-contract'
import * as v from 'valibot'
import { richTextRule } from '../../../../lib/chakra/rich-text/rich-text-rule.ts'
import { required, say } from '../../../../lib/forms/fields/rules.ts'
import type { ItemKind } from '../own-site-search.ts'

/** What the form holds: every field as it is typed. */
export interface ItemValues {
  title: string
  summary: string
  coverUrl: string
  eventDate: string
  content: string
  /** What the item was when the form began from it. */
  basedOn: string
}

/** The values with which the form begins: of an item, or of none yet. */
export function valuesOf(item: OwnSiteItem | undefined): ItemValues {
  const fields = {
    title: item?.title ?? '',
    summary: item?.summary ?? '',
    coverUrl: item?.coverUrl ?? '',
    eventDate: item?.eventDate ?? '',
    content: item?.content ?? '',
  }
  return { ...fields, basedOn: JSON.stringify(fields) }
}

/** What is sent; what was left empty is null. */
export const toItemBody = (
  { basedOn: _, ...values }: ItemValues,
  kind: ItemKind,
  status: SiteItemInput['status'],
): SiteItemInput => ({
  kind,
  title: values.title.trim(),
  summary: values.summary.trim() || null,
  coverUrl: values.coverUrl || null,
  eventDate: values.eventDate || null,
  content: values.content,
  status,
})

/** The rules of an item's form. */
export const itemSchema = v.looseObject({
  title: v.pipe(required(msg`请填写标题。`), v.maxLength(200, say(msg`标题不超过 200 字。`))),
  summary: v.pipe(v.string(), v.trim(), v.maxLength(500, say(msg`摘要不超过 500 字。`))),
  content: richTextRule(msg`请填写正文。`),
})
