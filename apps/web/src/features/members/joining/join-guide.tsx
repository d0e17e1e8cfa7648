import { useLingui } from '@lingui/react/macro'
import { buttonClass } from '@portal/ui'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { type JoiningMaterial, joiningMaterials, reviewCount } from '../../../lib/membership/joining-rules.ts'
import { Page } from '../../../lib/page/page.tsx'
import styles from './join-guide.module.css'

/** How to become a member: who may, with what, in which steps. */
export function JoinGuide() {
  const { t } = useLingui()
  return (
    <Page
      title={t`如何入会`}
      lead={t`凡拥护协会章程、从事工程造价及相关业务的单位和个人都可以申请。全程网上办理，进度随时可查。`}
    >
      <Steps />
      <Kinds />
      <p className={styles.note}>
        {t`会费标准由会员大会表决通过，在“信息公开”页面公示；入会自愿，退会自由。`}{' '}
        <StoredLink href="/social-Information" className={styles.link}>
          {t`查看会费标准`}
        </StoredLink>
      </p>
    </Page>
  )
}

function Steps() {
  const { t } = useLingui()
  const steps = [
    { name: t`注册账号`, text: t`单位用统一社会信用代码，个人用手机号。` },
    { name: t`填写申请`, text: t`基本信息、资质或执业情况，可随时保存草稿。` },
    { name: t`上传材料`, text: t`JPG、PNG 或 PDF，单个文件不超过 10 MB。` },
    { name: t`${reviewCount} 级审核`, text: t`秘书处初审、会员部复审、理事会审议；退回时写明原因。` },
    { name: t`缴费生效`, text: t`在线缴纳当年会费，即时开通会员权益与电子证书。` },
  ]
  return (
    <ol className={styles.steps}>
      {steps.map(({ name, text }) => (
        <li key={name} className={styles.step}>
          <h2 className={styles.name}>{name}</h2>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ol>
  )
}

function Kinds() {
  const { t } = useLingui()
  const materials: Record<JoiningMaterial, string> = {
    营业执照: t`营业执照`,
    盖章申请表: t`加盖公章的申请表`,
    身份证: t`身份证`,
    注册证: t`注册证书`,
  }
  const kinds = [
    {
      name: t`单位会员`,
      who: t`依法登记的造价咨询、施工、设计、监理、建设、软件等单位。`,
      needs: joiningMaterials.UNIT,
      href: '/company/register',
      action: t`单位入会申请`,
    },
    {
      name: t`个人会员`,
      who: t`持有造价专业职业资格并取得注册证书的人员。`,
      needs: joiningMaterials.PERSON,
      href: '/person/register',
      action: t`个人注册入会`,
    },
  ]
  return (
    <div className={styles.kinds}>
      {kinds.map(({ name, who, needs, href, action }) => (
        <section key={href} className={styles.kind}>
          <h2 className={styles.kindName}>{name}</h2>
          <p>{who}</p>
          <h3 className={styles.label}>{t`准备材料`}</h3>
          <ul className={styles.needs}>
            {needs.map((need) => (
              <li key={need}>{materials[need]}</li>
            ))}
          </ul>
          <StoredLink href={href} className={buttonClass()}>
            {action}
          </StoredLink>
        </section>
      ))}
    </div>
  )
}
