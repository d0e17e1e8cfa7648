import { useLingui } from '@lingui/react/macro'
import { StoredLink } from '../../lib/address/stored-link.tsx'
import { Page } from '../../lib/page/page.tsx'
import styles from './rating-method.module.css'

/** How ratings are made: what is weighed, which score makes which level, in which steps, and how to object. */
export function RatingMethod() {
  const { t } = useLingui()
  return (
    <Page
      title={t`信用评价办法`}
      lead={t`信用评价自愿参加、不收费用，每年一次。通用表与小微表的等级分数线相同。`}
    >
      <Weights />
      <Levels />
      <Steps />
      <p className={styles.note}>
        {t`评价结果不代表对具体项目质量的担保，不得设为投标的门槛条件。`}{' '}
        <StoredLink href="/SelfDisciplinePact?view=ratings" keepScroll className={styles.link}>
          {t`查看评价结果`}
        </StoredLink>
      </p>
    </Page>
  )
}

function Weights() {
  const { t } = useLingui()
  const weights = [
    { name: t`执业质量`, general: 35, small: 45 },
    { name: t`经营能力`, general: 20, small: 7 },
    { name: t`信用记录`, general: 20, small: 15 },
    { name: t`基本条件`, general: 15, small: 8 },
    { name: t`社会责任`, general: 10, small: 5 },
    { name: t`委托人评价`, general: 0, small: 20 },
  ]
  return (
    <section className={styles.section}>
      <h2>{t`评什么`}</h2>
      <table className={styles.weights}>
        <caption className="visually-hidden">{t`各项指标的分值，满分 100`}</caption>
        <thead>
          <tr>
            <th scope="col">{t`指标`}</th>
            <th scope="col">{t`通用表`}</th>
            <th scope="col">{t`小微表`}</th>
          </tr>
        </thead>
        <tbody>
          {weights.map(({ name, general, small }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <Weight value={general} none={t`计入质量`} />
              <Weight value={small} none="—" />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const Weight = ({ value, none }: { value: number; none: string }) => (
  <td>
    {value > 0 ? (
      <span className={styles.weight}>
        <span className={styles.bar} style={{ inlineSize: `${value * 2}%` }} />
        {value}
      </span>
    ) : (
      none
    )}
  </td>
)

function Levels() {
  const { t } = useLingui()
  const levels = [
    { level: 'AAA', score: '90–100', text: t`信用优秀，抽查频次减半` },
    { level: 'AA', score: '80–90', text: t`信用良好` },
    { level: 'A', score: '70–80', text: t`信用合格` },
    { level: 'B', score: '60–70', text: t`存在不足，次年重点抽查` },
    { level: 'C', score: '0–60', text: t`信用较差，限期整改` },
  ]
  return (
    <section className={styles.section}>
      <h2>{t`等级与分数`}</h2>
      <dl className={styles.levels}>
        {levels.map(({ level, score, text }) => (
          <div key={level} className={styles.level}>
            <dt>{level}</dt>
            <dd className={styles.score}>{score}</dd>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Steps() {
  const { t } = useLingui()
  const steps = [
    { name: t`网上申报`, text: t`入会满一年、上年度有造价咨询业绩的单位会员均可申报。` },
    { name: t`联络站核验`, text: t`核对人员社保、合同与业绩，缺项一次告知。` },
    { name: t`专家评审`, text: t`隐去单位名称，三名外地专家独立评分，差异超过 15 分的由第四名裁定。` },
    { name: t`社会公示`, text: t`公示七个工作日，有异议的书面提出，十个工作日内复核。` },
    { name: t`颁发证书`, text: t`电子证书载明等级与有效期，可扫码核验。` },
  ]
  return (
    <section className={styles.section}>
      <h2>{t`怎么评`}</h2>
      <ol className={styles.steps}>
        {steps.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
