import { useLingui } from '@lingui/react/macro'
import type { CalculationWorking } from '@portal/api-contract'
import { formatRate } from '@portal/i18n'
import { figure, formulaText } from '../figures.ts'
import { TierName } from '../standards/standard-table.tsx'
import { InterpolationLine } from './interpolation-line.tsx'
import styles from './working.module.css'

interface WorkingProps {
  working: CalculationWorking
  /** 万元, both. */
  amount: number
  baseFee: number
}

/** How the base fee comes about, in the document's own way. */
export function Working({ working, amount, baseFee }: WorkingProps) {
  return (
    <div className={styles.working}>
      {working.kind === 'TIERS' && <Tiers working={working} baseFee={baseFee} />}
      {working.kind === 'POINTS' && <InterpolationLine working={working} amount={amount} fee={baseFee} />}
      <p className={styles.formula}>{formulaText(working.formula)}</p>
    </div>
  )
}

interface TiersProps {
  working: Extract<CalculationWorking, { kind: 'TIERS' }>
  baseFee: number
}

function Tiers({ working: { tiers, rateUnit }, baseFee }: TiersProps) {
  const { t } = useLingui()
  const most = Math.max(...tiers.map(({ fee }) => fee))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <section className={styles.frame} tabIndex={0} aria-label={t`逐档计算`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t`分档（万元）`}</th>
            <th scope="col">{t`本档金额`}</th>
            <th scope="col">{t`费率`}</th>
            <th scope="col">{t`本档费用`}</th>
            <td className={styles.bars} />
          </tr>
        </thead>
        <tbody>
          {tiers.map(({ above, upTo, part, rate, fee }) => (
            <tr key={above}>
              <th scope="row">
                <TierName above={above} upTo={upTo} />
              </th>
              <td>{figure(part)}</td>
              <td>{formatRate(rate, rateUnit)}</td>
              <td>{figure(fee)}</td>
              <td className={styles.bars} aria-hidden="true">
                <span style={{ inlineSize: `${(fee / most) * 100}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>{t`收费基价`}</th>
            <td>{figure(baseFee)}</td>
            <td className={styles.bars} />
          </tr>
        </tfoot>
      </table>
    </section>
  )
}
