import { useLingui } from '@lingui/react/macro'
import { StoredLink } from '../../lib/address/stored-link.tsx'
import { Page } from '../../lib/page/page.tsx'
import styles from './certificate-classes.module.css'

/** The classes that end with a certificate: for whom, how long, what one takes home. */
export function CertificateClasses() {
  const { t } = useLingui()
  const classes = [
    {
      name: t`工程结算审核实务`,
      who: t`从事结算审核两年以上的专业人员`,
      length: t`2 天，60 人`,
      hours: 16,
      work: t`一套完整卷宗的审核意见书`,
    },
    {
      name: t`造价数据分析`,
      who: t`能熟练使用电子表格，不要求编程`,
      length: t`4 周，40 人`,
      hours: 24,
      work: t`本单位项目的指标报告`,
    },
    {
      name: t`调解技能`,
      who: t`造价师、商务经理与合约人员`,
      length: t`1 天，24 人`,
      hours: 8,
      work: t`一份可以履行的调解协议`,
    },
    {
      name: t`BIM 算量`,
      who: t`有两年以上手工或软件算量经验`,
      length: t`3 天，30 人`,
      hours: 20,
      work: t`模型检查清单与工程量对比表`,
    },
  ]
  return (
    <Page title={t`证书班`} lead={t`面授小班，考核合格发给结业证书，学时计入选修。开班时间见培训通知。`}>
      <ul className={styles.classes}>
        {classes.map((one) => (
          <Class key={one.name} {...one} />
        ))}
      </ul>
      <p>
        <StoredLink href="/TopTenEngineer?keyword=培训" keepScroll className={styles.link}>
          {t`查看近期开班通知`}
        </StoredLink>
      </p>
    </Page>
  )
}

interface ClassProps {
  name: string
  who: string
  length: string
  hours: number
  work: string
}

function Class({ name, who, length, hours, work }: ClassProps) {
  const { t } = useLingui()
  const facts = [
    { term: t`对象`, detail: who },
    { term: t`规模`, detail: length },
    { term: t`结业成果`, detail: work },
  ]
  return (
    <li className={styles.class}>
      <p className={styles.hours}>
        <span className={styles.figure}>{hours}</span> {t`学时`}
      </p>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <dl className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </li>
  )
}
