import { useLingui } from '@lingui/react/macro'
import { linkClass, Panel } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { EntryTrail } from '../../lib/page/entry-trail.tsx'
import { Page } from '../../lib/page/page.tsx'
import { PageHeading } from '../../lib/page/page-heading.tsx'
import { CodeForm } from './code-form.tsx'
import styles from './lookup-page.module.css'
import type { LookupSearch } from './lookup-search.ts'
import { SpecimenArt } from './specimen-art.tsx'

/** Where somebody begins who has a print before them and no camera at hand. */
export function LookupPage({ search }: { search: LookupSearch }) {
  const { t } = useLingui()
  return (
    <Page trail={<EntryTrail path="/verify" name={t`证书查验`} />} hasSections>
      <div className={styles.columns}>
        <div className={styles.main}>
          <PageHeading
            title={t`证书查验`}
            lead={t`协会出具的每份证书、申请表和学时证明都带有唯一的查验码。扫描二维码或在此输入查验码，即可看到协会记录中的全部内容。`}
            description={t`输入证书上的查验码，核对协会出具的会员证书、申请表和继续教育学时证明是否真实有效。`}
          />
          <CodeForm code={search.code} />
        </div>
        <SpecimenArt className={styles.specimen} />
      </div>
      <Covered />
    </Page>
  )
}

/** What can be looked up here, and what elsewhere. */
function Covered() {
  const { t } = useLingui()
  return (
    <Panel title={t`可以查验的证书`}>
      <dl className={styles.covered}>
        <div>
          <dt>{t`会员证书`}</dt>
          <dd>{t`单位会员与个人会员的证书，显示持有人、等级、编号和有效期。`}</dd>
        </div>
        <div>
          <dt>{t`会员申请表`}</dt>
          <dd>{t`从会员中心打印的申请表，显示提交时的全部内容。`}</dd>
        </div>
        <div>
          <dt>{t`继续教育学时证明`}</dt>
          <dd>{t`年度学时证明，显示必修、选修学时和每门课程。`}</dd>
        </div>
        <div>
          <dt>{t`专家聘书`}</dt>
          <dd>
            {t`专家聘书按聘书编号或姓名查询。`}{' '}
            <Link to="/LetterAppointmentInfo/certificates" className={linkClass}>
              {t`前往专家聘书查询`}
            </Link>
          </dd>
        </div>
      </dl>
    </Panel>
  )
}
