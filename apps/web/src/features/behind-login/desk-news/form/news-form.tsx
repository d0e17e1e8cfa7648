import { useLingui } from '@lingui/react/macro'
import type { DeskNews, DeskNewsDraft, DeskNewsVersion } from '@portal/api-contract'
import { Field, Input } from '@portal/ui/chakra'
import { useFormState } from 'react-hook-form'
import { plainText } from '../../../../lib/content/rich-text/plain-text.ts'
import { newsKind } from '../kinds/news-kind.ts'
import { ArticleForm, type ArticleFormProps } from './article-form.tsx'
import { TextFields } from './common-fields.tsx'
import { type FormParts, type Forms, formsOf } from './form-parts.ts'
import { PlaceFields } from './news-fields.tsx'
import { lastingValues, type NewsValues, newsSchema, toBody, valuesOf } from './news-values.ts'
import type { PreviewedNews } from './previewed.ts'

function SubTitle({ form }: Pick<Forms<NewsValues>, 'form'>) {
  const { t } = useLingui()
  const { errors } = useFormState({ control: form.control })
  return (
    <Field label={t`副标题`} error={errors.subTitle?.message}>
      <Input maxLength={200} {...form.register('subTitle')} />
    </Field>
  )
}

const parts: FormParts<DeskNews, DeskNewsDraft, DeskNewsVersion, NewsValues, PreviewedNews> = {
  kind: newsKind,
  valuesOf,
  lasting: lastingValues,
  toBody,
  schema: newsSchema,
  renamed: { infoDictsId: 'place', infoDictsDetailsId: 'place' },
  previewOf: (body, shown) => {
    const { title, author = null, source = null, subTitle = null, content, attachments = [] } = body
    return { title, author, source, subTitle, content, attachments, ...shown }
  },
  excerptOf: ({ content }) => plainText(content),
  fields: (form) => ({
    text: (
      <TextFields form={formsOf(form).common}>
        <SubTitle form={form} />
      </TextFields>
    ),
    side: <PlaceFields {...formsOf(form)} />,
  }),
}

/** The form of news. */
export default function NewsForm(props: ArticleFormProps<DeskNews, PreviewedNews>) {
  return <ArticleForm parts={parts} {...props} />
}
