import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import styles from './scope.module.css'

/** What the centre takes on and what it does not (articles 1 and 2 of the rules). */
export function Scope() {
  const { t } = useLingui()
  return (
    <div className={styles.scope}>
      <section>
        <h3>{t`可以申请`}</h3>
        <ul className={styles.yes}>
          <Item>{t`工程量、单价、费用引起的价款争议`}</Item>
          <Item>{t`工期顺延与停工损失`}</Item>
          <Item>{t`造价咨询合同的酬金`}</Item>
        </ul>
      </section>
      <section>
        <h3>{t`不予受理`}</h3>
        <ul className={styles.no}>
          <Item isNo>{t`已有生效裁判或仲裁裁决`}</Item>
          <Item isNo>{t`工程质量责任的认定`}</Item>
          <Item isNo>{t`当事人下落不明`}</Item>
        </ul>
      </section>
    </div>
  )
}

const Item = ({ children, isNo = false }: { children: string; isNo?: boolean }) => (
  <li>
    <Icon name={isNo ? 'close' : 'check'} />
    {children}
  </li>
)
