import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { buttonClass } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { ApplicationFrame } from '../../../lib/forms/application-frame.tsx'
import { Receipt } from '../../../lib/forms/receipt.tsx'
import { useApplication } from '../../../lib/forms/use-application.ts'
import { api, unwrap } from '../../../lib/http.ts'
import { emptyJob, jobSchema, lastingJob, type SentJob, toJobBody } from './job-schema.ts'
import { JobSections, useJobSections } from './job-sections.tsx'

const application = {
  name: 'job',
  empty: emptyJob,
  lasting: lastingJob,
  resolver: valibotResolver(jobSchema),
  send: (sent: SentJob) => unwrap(api.POST('/api/public/info-job-applies', { body: toJobBody(sent) })),
}

/** The registration, then its number. It brings the engine of forms along, so load it where it is shown. */
export default function JobApplication() {
  const { t } = useLingui()
  const job = useApplication(application)
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
      title={t`登记已提交，等待审核`}
      level={2}
      steps={[
        t`协会核对登记信息，审核结果以短信发送到您的手机。`,
        t`通过后，您的求职意向会出现在求职人才中。`,
        t`有单位需要联系您时，由协会转达。`,
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
