import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { buttonClass } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { addErrorWords } from '../../../lib/api/errors.ts'
import { api, unwrap } from '../../../lib/api/http.ts'
import { ApplicationFrame } from '../../../lib/forms/application/application-frame.tsx'
import { Receipt } from '../../../lib/forms/application/receipt.tsx'
import { useApplication } from '../../../lib/forms/application/use-application.ts'
import { ApplyHead } from './apply-head.tsx'
import { expertErrorWords } from './expert-errors.ts'
import { emptyExpert, lastingExpert } from './expert-form.ts'
import { expertSchema, type SentExpert, toExpertBody } from './expert-schema.ts'
import { ExpertSections, useExpertSections } from './expert-sections.tsx'

addErrorWords(expertErrorWords)

const application = {
  name: 'expert',
  empty: emptyExpert,
  lasting: lastingExpert,
  resolver: valibotResolver(expertSchema),
  send: (sent: SentExpert) =>
    unwrap(api.POST('/api/public/info-expert-applies', { body: toExpertBody(sent) })),
  renamed: { photoUrl: 'photo', birthDate: 'idNumber' },
}

/** The application, then its number. It brings the engine of forms along, so load it where it is shown. */
export default function ExpertApplication() {
  const expert = useApplication(application)
  const sections = useExpertSections()
  if (expert.receipt) return <Sent receipt={expert.receipt} onAgain={expert.forgetReceipt} />
  return (
    <>
      <ApplyHead />
      <ApplicationFrame application={expert} sections={sections} schema={expertSchema}>
        <ExpertSections form={expert.form} sections={sections} />
      </ApplicationFrame>
    </>
  )
}

interface SentProps {
  receipt: NonNullable<ReturnType<typeof useApplication>['receipt']>
  onAgain: () => void
}

function Sent({ receipt, onAgain }: SentProps) {
  const { t } = useLingui()
  return (
    <Receipt
      receipt={receipt}
      title={t`申请已提交，等待审核`}
      steps={[
        t`协会审核申请材料，必要时会与您联系核实。`,
        t`审核结果以短信发送到您填写的手机号码。`,
        t`通过后颁发聘书，聘期三年，您的公开资料会出现在专家智库中。`,
      ]}
      actions={
        <>
          <Link
            to="/LetterAppointmentInfo"
            activeOptions={{ exact: true }}
            className={buttonClass()}
          >{t`返回专家智库`}</Link>
          <button type="button" className={buttonClass({ variant: 'ghost' })} onClick={onAgain}>
            {t`重新填写一份`}
          </button>
        </>
      }
    />
  )
}
