import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import type { Recruitment } from '@portal/api-contract'
import { buttonClass } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { api, unwrap } from '../../../lib/api/http.ts'
import { ApplicationFrame } from '../../../lib/forms/application/application-frame.tsx'
import { Receipt } from '../../../lib/forms/application/receipt.tsx'
import { useApplication } from '../../../lib/forms/application/use-application.ts'
import { emptyJob, jobSchema, lastingJob, type SentJob, toJobBody } from './job-schema.ts'
import { JobSections, useJobSections } from './job-sections.tsx'

const shared = { name: 'job', lasting: lastingJob, resolver: valibotResolver(jobSchema) }

/** The same form and draft for every post; what it begins with, what it sends and the receipt are a post's own. */
const applicationFor = (post: Recruitment | undefined) => ({
  ...shared,
  receiptName: post && `job-${post.id}`,
  empty: post ? { ...emptyJob, expectPosition: post.position.slice(0, 50) } : emptyJob,
  send: (sent: SentJob) =>
    unwrap(api.POST('/api/public/info-job-applies', { body: toJobBody(sent, post?.id) })),
})

/**
 * The registration or the application for a post, then its number. It brings the engine of forms along, so load it where
 * it is shown.
 */
export default function JobApplication({ post }: { post: Recruitment | undefined }) {
  const { t } = useLingui()
  const job = useApplication(applicationFor(post))
  const sections = useJobSections()
  if (!job.receipt)
    return (
      <ApplicationFrame application={job} sections={sections} schema={jobSchema}>
        <JobSections form={job.form} sections={sections} />
      </ApplicationFrame>
    )
  return (
    <Receipt
      receipt={job.receipt}
      title={post ? t`应聘申请已提交，等待审核` : t`登记已提交，等待审核`}
      level={2}
      steps={[
        t`协会核对登记信息，审核结果以短信发送到您的手机。`,
        ...(post ? [t`通过后，协会把申请和简历转给招聘单位。`] : []),
        t`通过后，您的求职意向会出现在求职人才中。`,
        post ? t`招聘单位直接与您联系。` : t`有单位需要联系您时，由协会转达。`,
      ]}
      actions={
        <>
          <Link
            to="/JoinUs"
            activeOptions={{ exact: true }}
            className={buttonClass()}
          >{t`查看招聘岗位`}</Link>
          <button type="button" className={buttonClass({ variant: 'ghost' })} onClick={job.forgetReceipt}>
            {t`重新填写一份`}
          </button>
        </>
      }
    />
  )
}
