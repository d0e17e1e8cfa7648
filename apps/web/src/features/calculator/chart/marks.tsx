import { figure } from '../figures.ts'
import type { CurvePoint } from './curve.ts'
import styles from './fee-chart.module.css'
import type { Frame } from './frame.ts'

export type Marked = CurvePoint

/** Letters of the amounts that are compared, as in the table below the chart. */
export const letters = ['A', 'B', 'C', 'D']

/** The amounts asked about: the first with its measures to both axes, the others by their letters. */
export function Marks({ frame, marked }: { frame: Frame; marked: Marked[] }) {
  const isCompared = marked.length > 1
  return marked.map(({ amount, fee }, index) => {
    if (fee === null) return null
    const [x, y] = [frame.x(amount), frame.y(fee)]
    const isLeft = x > (frame.left + frame.right) / 2
    return (
      <g key={letters[index]} className={index === 0 ? styles.main : styles.other}>
        {index === 0 && <path d={`M${frame.left} ${y}H${x}V${frame.bottom}`} className={styles.measure} />}
        <circle cx={x} cy={y} r={index === 0 ? 5.5 : 4.5} />
        <text x={x + (isLeft ? -10 : 10)} y={y - 9} textAnchor={isLeft ? 'end' : 'start'}>
          {isCompared && `${letters[index]} `}
          {index === 0 && figure(fee)}
        </text>
      </g>
    )
  })
}
