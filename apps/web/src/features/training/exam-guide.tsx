import { useLingui } from '@lingui/react/macro'
import { Page } from '../../lib/page/page.tsx'
import styles from './guide.module.css'

/** From the examination to the seal: who may sit it, what it consists of, how to register and stay registered. */
export function ExamGuide() {
  const { t } = useLingui()
  return (
    <Page
      title={t`考试与注册指南`}
      lead={t`报名与注册由主管部门办理，协会不代办、不收费；条件与时间以主管部门当年公告为准。`}
    >
      <Path />
      <Subjects />
      <Registrations />
    </Page>
  )
}

function Path() {
  const { t } = useLingui()
  const steps = [
    { name: t`报名`, text: t`在人事考试网填报，核对学历与从业年限。` },
    { name: t`考试`, text: t`一级四科，成绩四年滚动有效；二级两科，两年有效。` },
    { name: t`取得资格`, text: t`全部科目合格后领取职业资格证书。` },
    { name: t`初始注册`, text: t`受聘一家单位，提交劳动合同与社保证明。` },
    { name: t`执业`, text: t`在注册范围内签章，对成果文件负责。` },
    { name: t`延续注册`, text: t`四年期满三十日前提出，附继续教育证明。` },
  ]
  return (
    <ol className={styles.path}>
      {steps.map(({ name, text }) => (
        <li key={name}>
          <h2>{name}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  )
}

function Subjects() {
  const { t } = useLingui()
  const grades = [
    {
      name: t`一级造价工程师`,
      subjects: [
        t`建设工程造价管理`,
        t`建设工程计价`,
        t`建设工程技术与计量（分专业）`,
        t`建设工程造价案例分析（分专业）`,
      ],
    },
    {
      name: t`二级造价工程师`,
      subjects: [t`建设工程造价管理基础知识`, t`建设工程计量与计价实务（分专业）`],
    },
  ]
  return (
    <section className={styles.section}>
      <h2>{t`考试科目`}</h2>
      <div className={styles.pair}>
        {grades.map(({ name, subjects }) => (
          <div key={name} className={styles.sheet}>
            <h3>{name}</h3>
            <ol>
              {subjects.map((subject) => (
                <li key={subject}>{subject}</li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <p className={styles.note}>{t`专业分为土木建筑、安装、交通运输、水利四类，报名时选定。`}</p>
    </section>
  )
}

function Registrations() {
  const { t } = useLingui()
  const kinds = [
    { name: t`初始注册`, needs: t`资格证书、劳动合同、社保证明；取得资格超过一年的另附继续教育证明` },
    { name: t`变更注册`, needs: t`新单位劳动合同、与原单位解除关系的证明；有效期不变` },
    { name: t`延续注册`, needs: t`有效期内的继续教育证明；期满三十日前提出` },
    { name: t`注销注册`, needs: t`申请表；退休、转行应当主动办理` },
  ]
  return (
    <section className={styles.section}>
      <h2>{t`四类注册怎么办`}</h2>
      <dl className={styles.facts}>
        {kinds.map(({ name, needs }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{needs}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
