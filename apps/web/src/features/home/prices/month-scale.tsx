import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { editionsQueryOptions } from '../queries.ts'
import styles from './month-scale.module.css'
import type { PriceYear } from './two-years.ts'

interface MonthScaleProps {
  years: PriceYear[]
  /** The months there is an issue for, as `yyyy-MM`. */
  published: ReadonlySet<string>
  current: string | undefined
}

/** Twenty-four months on a measured line; one stop for the keyboard, the arrow keys go along it. */
export function MonthScale({ years, published, current }: MonthScaleProps) {
  const { t } = useLingui()
  return (
    <fieldset className={styles.scale}>
      <legend>
        <VisuallyHidden>{t`选择期次`}</VisuallyHidden>
      </legend>
      {years.map(({ year, periods }) => (
        <div key={year} className={styles.year}>
          <p className={styles.figure} aria-hidden="true">
            <span>{year}</span>
          </p>
          <div className={styles.months}>
            {periods.map((period) => (
              <Month
                key={period}
                period={period}
                isPublished={published.has(period)}
                isCurrent={period === current}
              />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  )
}

interface MonthProps {
  period: string
  isPublished: boolean
  isCurrent: boolean
}

function Month({ period, isPublished, isCurrent }: MonthProps) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const choose = () =>
    void navigate({ to: '/', search: (search) => ({ ...search, period }), replace: true, resetScroll: false })
  return (
    <label
      className={styles.month}
      onPointerEnter={isPublished ? () => void client.prefetchQuery(editionsQueryOptions(period)) : undefined}
    >
      <input
        type="radio"
        name="period"
        value={period}
        checked={isCurrent}
        disabled={!isPublished}
        onChange={choose}
        aria-label={period}
        className={styles.choice}
      />
      <span aria-hidden="true">{period.slice(5)}</span>
    </label>
  )
}
