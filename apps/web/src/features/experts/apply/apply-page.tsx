import { valibotResolver } from '@hookform/resolvers/valibot'
import { useLingui } from '@lingui/react/macro'
import { buttonClass, Notice } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { ApplicationFrame } from '../../../lib/forms/application-frame.tsx'
import { Receipt } from '../../../lib/forms/receipt.tsx'
import { useApplication } from '../../../lib/forms/use-application.ts'
import { api, unwrap } from '../../../lib/http.ts'
import { usePageTitle } from '../../../lib/page-title.ts'
import { PageTrail } from '../../../lib/page-trail.tsx'
import styles from './apply-page.module.css'
import { emptyExpert, expertSchema, lastingExpert, type SentExpert, toExpertBody } from './expert-schema.ts'
import { ExpertSections, useExpertSections } from './expert-sections.tsx'

const application = {
  name: 'expert',
  empty: emptyExpert,
  lasting: lastingExpert,
  resolver: valibotResolver(expertSchema),
  send: (sent: SentExpert) =>
    unwrap(api.POST('/api/public/info-expert-applies', { body: toExpertBody(sent) })),
  renamed: { photoUrl: 'photo', birthDate: 'idNumber' },
}

/** Where somebody applies to become an expert, and is told the number of the application. */
export function ApplyPage() {
  const { t } = useLingui()
  const expert = useApplication(application)
  const sections = useExpertSections()
  usePageTitle(t`专家入库申请`, t`在线申请加入江川造价协会专家智库：填写执业经历，上传证件照和证明材料。`)
  return (
    <div className={`container ${styles.page}`}>
      <PageTrail
        items={[
          { id: 'tank', label: t`专家智库`, href: '/LetterAppointmentInfo' },
          { id: 'apply', label: t`专家入库申请` },
        ]}
      />
      {expert.receipt ? (
        <Sent receipt={expert.receipt} onAgain={expert.forgetReceipt} />
      ) : (
        <>
          <Head />
          <ApplicationFrame application={expert} sections={sections} schema={expertSchema}>
            <ExpertSections form={expert.form} sections={sections} />
          </ApplicationFrame>
        </>
      )}
    </div>
  )
}

function Head() {
  const { t } = useLingui()
  return (
    <header className={styles.head}>
      <h1>{t`专家入库申请`}</h1>
      <Notice title={t`申请条件`}>
        {t`在工程造价及相关领域从业满 8 年，并持有执业资格证书。填写约需 15 分钟，请准备证件照和证书扫描件；中途离开会保存草稿。`}
      </Notice>
    </header>
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
          <Link to="/LetterAppointmentInfo" className={buttonClass()}>{t`返回专家智库`}</Link>
          <button type="button" className={buttonClass({ variant: 'ghost' })} onClick={onAgain}>
            {t`重新填写一份`}
          </button>
        </>
      }
    />
  )
}
