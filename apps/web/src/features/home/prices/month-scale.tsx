import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@portal/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useLayoutEffect, useRef } from 'react'
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
  const scale = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another month is another place on the scale
  useLayoutEffect(() => showChosen(scale.current), [current])
  return (
    <fieldset className={styles.frame}>
      <legend>
        <VisuallyHidden>{t`选择期次`}</VisuallyHidden>
      </legend>
      <div ref={scale} className={styles.scale}>
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
      </div>
    </fieldset>
  )
}

/** Brings the chosen month to the middle of a scale that is longer than its window; the page itself stays. */
function showChosen(scale: HTMLDivElement | null): void {
  const month = scale?.querySelector<HTMLElement>(':checked')?.parentElement
  if (scale && month) scale.scrollLeft = month.offsetLeft - (scale.clientWidth - month.offsetWidth) / 2
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
      data-chosen={isCurrent}
      data-published={isPublished}
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
