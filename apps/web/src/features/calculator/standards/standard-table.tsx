import { useLingui } from '@lingui/react/macro'
import type { CalculatorService } from '@portal/api-contract'
import { formatRate } from '@portal/i18n'
import { figure } from '../figures.ts'
import { Word } from '../words/word.tsx'
import { pointsInUse } from './points-in-use.ts'
import styles from './standard-details.module.css'

interface StandardTableProps {
  service: CalculatorService
  /** 万元; marks the rows it falls on. */
  amount: number | undefined
}

type Of<Kind> = Extract<CalculatorService['table'], { kind: Kind }>

/** A service's table as the document has it, with the rows in use marked. */
export function StandardTable({ service, amount }: StandardTableProps) {
  const { t } = useLingui()
  const cap = service.cap === null ? '' : figure(service.cap)
  return (
    <>
      {service.table.kind === 'TIERS' ? (
        <Tiers table={service.table} service={service} amount={amount} />
      ) : (
        <Points table={service.table} service={service} amount={amount} />
      )}
      {cap && <p className={styles.source}>{t`全流程最高限额 ${cap} 万元`}</p>}
    </>
  )
}

interface TiersProps extends StandardTableProps {
  table: Of<'TIERS'>
}

function Tiers({ table, service, amount }: TiersProps) {
  const { t } = useLingui()
  const isIn = (above: number, upTo: number | null) =>
    amount !== undefined && amount > above && amount <= (upTo ?? Number.POSITIVE_INFINITY)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Word of={service.amountName} />
            {t`（万元）`}
          </th>
          <th scope="col">{t`费率`}</th>
        </tr>
      </thead>
      <tbody>
        {table.tiers.map(({ above, upTo, rate }) => (
          <tr key={above} aria-current={isIn(above, upTo) || undefined}>
            <th scope="row">
              <TierName above={above} upTo={upTo} />
            </th>
            <td>{formatRate(rate, table.rateUnit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A tier by its bounds in 万元. */
export function TierName({ above, upTo }: { above: number; upTo: number | null }) {
  const { t } = useLingui()
  const [low, high] = [figure(above), figure(upTo ?? 0)]
  if (upTo === null) return t`${low} 以上`
  return above === 0 ? t`${high} 以下（含）` : `${low}–${high}`
}

interface PointsProps extends StandardTableProps {
  table: Of<'POINTS'>
}

function Points({ table: { points, beyond, belowReason }, service, amount }: PointsProps) {
  const { t } = useLingui()
  const used = pointsInUse(points, amount)
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Word of={service.amountName} />
            {t`（万元）`}
          </th>
          <th scope="col">{t`收费基价（万元）`}</th>
        </tr>
      </thead>
      <tbody>
        {points.map((point, index) => (
          <tr key={point.amount} aria-current={used.includes(index) || undefined}>
            <th scope="row">{figure(point.amount)}</th>
            <td>{figure(point.fee)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={2}>
            <Word of={belowReason} />
          </td>
        </tr>
        {beyond.kind === 'AGREEMENT' && (
          <tr>
            <td colSpan={2}>
              <Word of={beyond.reason} />
            </td>
          </tr>
        )}
      </tfoot>
    </table>
  )
}
