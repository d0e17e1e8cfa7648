import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormSection } from '../../../lib/forms/application/form-section.tsx'
import { ProofSection } from '../../../lib/forms/application/proof-section.tsx'
import type { SectionFields } from '../../../lib/forms/application/section-states.ts'
import { ExperienceFields } from './experience-fields.tsx'
import type { ExpertFormApi } from './expert-schema.ts'
import { FileFields } from './file-fields.tsx'
import { PersonFields } from './person-fields.tsx'
import { WorkFields } from './work-fields.tsx'

type Section = SectionFields & { title: string }

/** The parts of the application with their fields. */
export function useExpertSections() {
  const { t } = useLingui()
  return [
    {
      id: 'person',
      title: t`基本信息`,
      fields: ['photo', 'name', 'idNumber', 'gender', 'education', 'email'],
    },
    {
      id: 'work',
      title: t`执业信息`,
      fields: ['companyName', 'position', 'title', 'major', 'workYears', 'certs'],
    },
    { id: 'experience', title: t`专业方向与履历`, fields: ['expertType', 'resume', 'achievements'] },
    { id: 'files', title: t`证明材料`, fields: ['attachments'] },
    { id: 'proof', title: t`核验与提交`, fields: ['phone', 'captchaCode', 'phoneCode', 'isTrue'] },
  ] satisfies Section[]
}

interface ExpertSectionsProps {
  form: ExpertFormApi
  sections: Section[]
}

/** The application's fields, part by part. */
export function ExpertSections({ form, sections }: ExpertSectionsProps) {
  const { t } = useLingui()
  const contents: Record<string, ReactNode> = {
    person: <PersonFields form={form} />,
    work: <WorkFields form={form} />,
    experience: <ExperienceFields form={form} />,
    files: <FileFields form={form} />,
    proof: (
      <ProofSection
        form={form}
        statement={t`本人承诺所填内容与所附材料真实有效，同意协会为审核和专家管理使用这些信息；公开资料不含联系方式和证件号码。`}
      />
    ),
  }
  return sections.map(({ id, title }, index) => (
    <FormSection key={id} id={id} number={index + 1} title={title}>
      {contents[id]}
    </FormSection>
  ))
}
