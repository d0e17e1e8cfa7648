import type { DeskFeeNews, DeskFeeNewsDraft, DeskFeeNewsVersion } from '@portal/api-contract'
import { plainText } from '../../../../lib/content/rich-text/plain-text.ts'
import { feeKind } from '../kinds/fee-kind.ts'
import { ArticleForm, type ArticleFormProps } from './article-form.tsx'
import { TextFields } from './common-fields.tsx'
import { FeeFields } from './fee-fields.tsx'
import { type FeeValues, feeSchema, lastingValues, toBody, valuesOf } from './fee-values.ts'
import { type FormParts, formsOf } from './form-parts.ts'
import type { PreviewedFeeNews } from './previewed.ts'

const parts: FormParts<DeskFeeNews, DeskFeeNewsDraft, DeskFeeNewsVersion, FeeValues, PreviewedFeeNews> = {
  kind: feeKind,
  valuesOf,
  lasting: lastingValues,
  toBody,
  schema: feeSchema,
  renamed: {},
  previewOf: ({ title, content, region, period, file }, shown) => ({
    ...{ title, content, region, period, fileUrl: file?.url ?? null },
    ...shown,
  }),
  excerptOf: ({ content }) => plainText(content),
  fields: (form) => ({
    text: <TextFields form={formsOf(form).common} />,
    side: <FeeFields {...formsOf(form)} />,
  }),
}

/** The form of price information. */
export default function FeeForm(props: ArticleFormProps<DeskFeeNews, PreviewedFeeNews>) {
  return <ArticleForm parts={parts} {...props} />
}
