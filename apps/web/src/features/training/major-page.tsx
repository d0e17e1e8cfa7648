import { useLingui } from '@lingui/react/macro'
import { StoredLink } from '../../lib/address/stored-link.tsx'
import { EntryTrail } from '../../lib/page/entry-trail.tsx'
import { Page } from '../../lib/page/page.tsx'
import { HolderSearch } from './holder-search.tsx'
import { HoursRule } from './hours-rule.tsx'
import styles from './major-page.module.css'

/** Professional ability: the steps of the profession, whose certificate is whose, and what keeps it alive. */
export function MajorPage({ keyword }: { keyword: string | undefined }) {
  const { t } = useLingui()
  return (
    <Page
      trail={<EntryTrail path="/Major" name={t`专业能力`} />}
      hasSections
      title={t`专业能力`}
      lead={t`造价人员的职业阶梯、执业资格查询与能力提升的途径。`}
    >
      <Ladder />
      <HolderSearch keyword={keyword} />
      <HoursRule />
      <ul className={styles.ways}>
        <li>
          <StoredLink
            href="/TopTenEngineer?view=exam"
            className={styles.link}
          >{t`考试与注册指南`}</StoredLink>
        </li>
        <li>
          <StoredLink href="/TopTenEngineer?view=classes" className={styles.link}>{t`证书班`}</StoredLink>
        </li>
        <li>
          <StoredLink href="/TopTenEngineer?view=plan" className={styles.link}>{t`年度培训计划`}</StoredLink>
        </li>
      </ul>
    </Page>
  )
}

function Ladder() {
  const { t } = useLingui()
  const rungs = [
    { name: t`造价员`, can: t`识图算量、套用计价依据，在指导下完成成果文件的编制。` },
    { name: t`二级造价工程师`, can: t`独立编制清单、控制价与结算，签署授权范围内的成果文件。` },
    { name: t`一级造价工程师`, can: t`主持全过程造价管理，审定成果文件并承担执业责任。` },
    { name: t`资深会员与专家`, can: t`参与标准编制、纠纷调解与评审，带教青年造价师。` },
  ]
  return (
    <section className={styles.section}>
      <h2>{t`职业阶梯`}</h2>
      <ol className={styles.ladder}>
        {rungs.map(({ name, can }) => (
          <li key={name} className={styles.rung}>
            <h3>{name}</h3>
            <p>{can}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
