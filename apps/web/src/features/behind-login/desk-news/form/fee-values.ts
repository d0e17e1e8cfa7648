import { msg } from '@lingui/core/macro'
import type { DeskFeeNews, DeskFeeNewsDraft, DeskFeeNewsVersion } from '@portal/api-contract'
import * as v from 'valibot'
import { required, say, uploadsRule } from '../../../../lib/forms/fields/rules.ts'
import { keptFiles, lastingItems, type UploadItem } from '../../../../lib/forms/upload/upload-item.ts'
import { commonBody, commonRules, commonValues, itemsOf } from './common-values.ts'
import type { ArticleValues } from './form-parts.ts'

/** What the form of a price bulletin holds: every field as it is typed. */
export interface FeeValues extends ArticleValues {
  region: string
  /** A month, as the field of the browser has it. */
  period: string
  /** Address of the picture; empty without one. */
  coverUrl: string
  /** The table to download; at most one. */
  file: UploadItem[]
}

type Bulletin = DeskFeeNews | DeskFeeNewsVersion

/** The values with which the form begins: of a bulletin, or of none yet. */
export const valuesOf = (bulletin: Bulletin | undefined): FeeValues => ({
  ...commonValues(bulletin),
  region: bulletin?.region ?? '',
  period: bulletin?.period ?? '',
  coverUrl: bulletin?.coverUrl ?? '',
  file: itemsOf(bulletin?.file ? [bulletin.file] : []),
})

/** What of the form lies on the device until it is saved: a file that is on its way does not. */
export const lastingValues = (values: FeeValues): FeeValues => ({
  ...values,
  file: lastingItems(values.file),
})

/** What is sent; what was left empty is null. */
export const toBody = (values: FeeValues): DeskFeeNewsDraft => ({
  ...commonBody(values),
  region: values.region,
  period: values.period.trim(),
  coverUrl: values.coverUrl || null,
  file: keptFiles(values.file)[0] ?? null,
})

/** The rules of the form. */
export const feeSchema = v.looseObject({
  ...commonRules,
  region: required(msg`请选择地区。`),
  period: v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{4}-(0[1-9]|1[0-2])$/, say(msg`请填写价格所属月份，如 2026-11。`)),
  ),
  file: uploadsRule,
})
