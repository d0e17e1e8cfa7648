import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { FormSection } from '../../../lib/forms/application/form-section.tsx'
import { ProofSection } from '../../../lib/forms/application/proof-section.tsx'
import type { SectionFields } from '../../../lib/forms/application/section-states.ts'
import type { JobFormApi } from './job-schema.ts'
import { PersonFields } from './person-fields.tsx'
import { ResumeFields } from './resume-fields.tsx'
import { WishFields } from './wish-fields.tsx'

type Section = SectionFields & { title: string }

/** The parts of the registration with their fields. */
export function useJobSections() {
  const { t } = useLingui()
  return [
    {
      id: 'wish',
      title: t`求职意向`,
      fields: ['expectPosition', 'expectCity', 'expectSalaryMin', 'expectSalaryMax'],
    },
    {
      id: 'person',
      title: t`个人情况`,
      fields: [
        'name',
        'gender',
        'birthDate',
        'education',
        'major',
        'workYears',
        'email',
        'certType',
        'certNo',
      ],
    },
    { id: 'resume', title: t`个人简历`, fields: ['resume', 'resumeFile'] },
    { id: 'proof', title: t`核验与提交`, fields: ['phone', 'captchaCode', 'phoneCode', 'isTrue'] },
  ] satisfies Section[]
}

interface JobSectionsProps {
  form: JobFormApi
  sections: Section[]
}

/** The registration's fields, part by part. */
export function JobSections({ form, sections }: JobSectionsProps) {
  const { t } = useLingui()
  const contents: Record<string, ReactNode> = {
    wish: <WishFields form={form} />,
    person: <PersonFields form={form} />,
    resume: <ResumeFields form={form} />,
    proof: (
      <ProofSection
        form={form}
        statement={t`本人承诺所填内容真实有效，同意协会审核后向会员单位公开求职意向与经历。`}
      />
    ),
  }
  return sections.map(({ id, title }, index) => (
    <FormSection key={id} id={id} number={index + 1} title={title}>
      {contents[id]}
    </FormSection>
  ))
}
