import { useLingui } from '@lingui/react/macro'
import { Choice, Choices } from '@portal/ui'
import { Wide } from '../../../lib/forms/application/form-section.tsx'
import { AreaField } from '../../../lib/forms/fields/text-field.tsx'
import { expertTypes, typeWords } from '../expert-types.ts'
import type { ExpertFormApi } from './expert-schema.ts'

/** What the applicant would be called upon for, and has done so far. */
export function ExperienceFields({ form }: { form: ExpertFormApi }) {
  const { t, i18n } = useLingui()
  return (
    <>
      <Wide>
        <Choices
          legend={t`专业方向`}
          hint={t`可以多选。`}
          error={form.formState.errors.expertType?.message}
          required
        >
          {expertTypes.map((type) => (
            <Choice key={type} type="checkbox" value={type} {...form.register('expertType')}>
              {i18n._(typeWords[type].name)}
            </Choice>
          ))}
        </Choices>
      </Wide>
      <Wide>
        <AreaField
          form={form}
          name="resume"
          label={t`专业履历`}
          hint={t`主要工作经历、承担的项目和角色。入库后会公开显示，其中的电话和邮箱会被隐去。`}
          rows={8}
          minimum={50}
          maximum={3000}
          required
        />
      </Wide>
      <Wide>
        <AreaField
          form={form}
          name="achievements"
          label={t`主要业绩`}
          hint={t`获奖、著作、参编标准等，入库后会公开显示。`}
          rows={5}
          maximum={2000}
        />
      </Wide>
    </>
  )
}
