import { useLingui } from '@lingui/react/macro'
import type { Calculation, CalculatorStandard } from '@portal/api-contract'
import { formatMoney } from '@portal/i18n'
import { Tag } from '@portal/ui'
import { feeShare, figure } from '../figures.ts'
import { Word } from '../words/word.tsx'
import styles from './fee-head.module.css'

interface FeeHeadProps {
  standard: CalculatorStandard
  calculation: Calculation
}

/** What was asked, by which document, and the answer. */
export function FeeHead({ standard, calculation }: FeeHeadProps) {
  const { t } = useLingui()
  const { standardName, serviceName, amount } = calculation
  const service = standard.services.find(({ code }) => code === calculation.service)
  return (
    <header className={styles.head}>
      <div className={styles.asked}>
        <p className={styles.name}>
          <Word of={standardName} />
          {serviceName !== standardName && (
            <span className={styles.service}>
              <Word of={serviceName} />
            </span>
          )}
        </p>
        <dl className={styles.facts}>
          <div>
            <dt>{service && <Word of={service.amountName} />}</dt>
            <dd>{t`${figure(amount)} 万元`}</dd>
          </div>
          <div>
            <dt>{t`依据`}</dt>
            <dd>
              <Word of={calculation.documentNo} />
            </dd>
          </div>
        </dl>
        <p className={styles.tags}>
          <Tag tone="info">{t`仅供参考`}</Tag>
          {standard.isConfirmed ? (
            <Tag tone="success">{t`费率表已有出处印证`}</Tag>
          ) : (
            <Tag tone="warning">{t`费率表未经印证`}</Tag>
          )}
        </p>
        {standard.confirmationNote && (
          <p className={styles.remark}>
            <Word of={standard.confirmationNote} />
          </p>
        )}
      </div>
      {calculation.fee === null ? <Agreed calculation={calculation} /> : <Fee calculation={calculation} />}
    </header>
  )
}

function Fee({ calculation: { fee, feeYuan, amount } }: Pick<FeeHeadProps, 'calculation'>) {
  const { t } = useLingui()
  const share = feeShare(fee ?? 0, amount)
  return (
    <div className={styles.answer}>
      <p className={styles.label}>{t`费用`}</p>
      <p className={styles.fee}>
        <data value={fee ?? undefined}>{figure(fee ?? 0)}</data> <span>{t`万元`}</span>
      </p>
      <p className={styles.yuan}>
        <data value={feeYuan ?? undefined}>{formatMoney(feeYuan ?? 0)}</data>
        <span>{t`占金额的 ${share}`}</span>
      </p>
    </div>
  )
}

function Agreed({ calculation: { reason, feeRange } }: Pick<FeeHeadProps, 'calculation'>) {
  const { t } = useLingui()
  const [min, max] = [feeRange?.min ?? 0, feeRange?.max ?? 0].map(figure)
  return (
    <div className={styles.answer}>
      <p className={styles.label}>{t`费用`}</p>
      <p className={styles.agreed}>{t`由双方协商确定`}</p>
      {feeRange && <p className={styles.range}>{t`参考幅度 ${min}–${max} 万元`}</p>}
      {reason && (
        <p>
          <Word of={reason} />
        </p>
      )}
    </div>
  )
}
