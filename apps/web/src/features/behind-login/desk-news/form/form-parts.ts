import type { ReactNode } from 'react'
import type { GenericSchema } from 'valibot'
import type { RecordForm } from '../../../../lib/chakra/desk/record-form/use-record-form.ts'
import type { ArticleKind, FullArticle, SavedVersion } from '../kinds/article-kind.ts'

/** What each form of a text holds, as it is typed. */
export interface ArticleValues {
  title: string
  author: string
  source: string
  summary: string
  content: string
  /** The version that the form began from; 0 of a new article. */
  version: number
}

/** What the public page shows besides what is written. */
export interface Shown {
  publishDate: string
  viewCount: number
}

/** A form over the articles of a kind. */
export interface FormParts<
  One extends FullArticle,
  Body,
  Version extends SavedVersion,
  Values extends { version: number },
  Preview,
> {
  kind: ArticleKind<One, Body, Version>
  /** The values with which the form begins: of an article, or of none yet. */
  valuesOf: (article: One | Version | undefined) => Values
  /** What of them may lie on the device until it is saved. */
  lasting: (values: Values) => Values
  /** What is sent. */
  toBody: (values: Values) => Body
  schema: GenericSchema
  /** Fields of the form by the names that the body has for them. */
  renamed: Readonly<Record<string, string>>
  /** What is written as the public page has it. */
  previewOf: (body: Body, shown: Shown) => Preview
  /** The beginning of what is written, by which somebody else's change is told. */
  excerptOf: (article: One) => string
  fields: (form: RecordForm<Values>) => { text: ReactNode; side: ReactNode }
}

/** The form as its own fields get it, and as those that all kinds have. */
export interface Forms<Values extends ArticleValues> {
  form: ArticleForm<Values>
  common: ArticleForm<ArticleValues>
}

/** A form with the fields that all texts have; what is shared of it is read and written without its own. */
export const formsOf = <Values extends ArticleValues>(form: ArticleForm<Values>): Forms<Values> => ({
  form,
  common: form as unknown as ArticleForm<ArticleValues>,
})

/** A form of React Hook Form's over such values. */
export type ArticleForm<Values extends ArticleValues> = RecordForm<Values>
