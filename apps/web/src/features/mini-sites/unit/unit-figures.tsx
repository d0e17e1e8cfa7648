import { useLingui } from '@lingui/react/macro'
import type { CompanyDetail } from '@portal/api-contract'
import { formatDate, formatNumber } from '@portal/i18n'
import { Skeleton } from '@portal/ui'
import { DimensionLine } from '@portal/ui/artwork'
import styles from './unit-figures.module.css'

/** A unit in a few figures, each set over a dimension line. Those it has not given are left out. */
export function UnitFigures({ company }: { company: CompanyDetail | undefined }) {
  const { t } = useLingui()
  if (!company)
    return (
      <div className={styles.toCome}>
        <Skeleton height="100%" />
      </div>
    )
  const figures = [
    { name: t`成立年份`, value: company.establishDate && formatDate(company.establishDate).slice(0, 4) },
    { name: t`从业人员`, value: company.staffCount },
    { name: t`一级造价师`, value: company.level1Count },
    { name: t`信用评价`, value: company.creditRating },
  ]
  return (
    <dl className={styles.figures}>
      {figures
        .filter(({ value }) => value != null)
        .map(({ name, value }) => (
          <div key={name} className={styles.figure}>
            <dt>{name}</dt>
            <dd>
              {typeof value === 'number' ? formatNumber(value) : value}
              <DimensionLine className={styles.line} />
            </dd>
          </div>
        ))}
    </dl>
  )
}
