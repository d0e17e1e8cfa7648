import type { CalculatorService } from '@portal/api-contract'
import styles from './standard-picker.module.css'

const width = 96
const height = 28

/** Rates as steps, side by side. */
function stepsPath(rates: readonly number[]): string {
  const most = Math.max(...rates)
  const wide = width / rates.length
  // Rates fall by orders of magnitude; their roots can all be seen.
  const high = (rate: number) => Math.max(1.5, height * Math.sqrt(rate / most))
  return rates
    .map(
      (rate, i) =>
        `M${(i * wide).toFixed(1)} ${height}v${-high(rate).toFixed(1)}h${(wide - 2).toFixed(1)}V${height}`,
    )
    .join('')
}

/** How much of the amount the fee is at each point of a table, joined by lines. */
function sharesPath(points: readonly { amount: number; fee: number }[]): string {
  const shares = points.map(({ amount, fee }) => fee / amount)
  const [least, most] = [Math.min(...shares), Math.max(...shares)]
  const at = shares.map((share, index) => {
    const x = 2 + ((width - 4) * index) / (shares.length - 1)
    const y = height - 2 - ((height - 4) * (share - least)) / (most - least)
    return `${x.toFixed(1)} ${y.toFixed(1)}`
  })
  return `M${at.join('L')}${at.map((point) => `M${point}h.01`).join('')}`
}

/** The shape of a standard's table at a glance: steps of falling rates, or a falling line through its points. Decoration only. */
export function RateGlyph({ service: { table } }: { service: CalculatorService }) {
  const isSteps = table.kind === 'TIERS'
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={styles.glyph} aria-hidden="true" focusable="false">
      {isSteps ? (
        <path d={stepsPath(table.tiers.map(({ rate }) => rate))} className={styles.steps} />
      ) : (
        <path d={sharesPath(table.points)} className={styles.points} />
      )}
    </svg>
  )
}
