import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { figure } from '../figures.ts'
import type { AgreedSpan } from './curve.ts'
import styles from './fee-chart.module.css'
import type { Frame } from './frame.ts'

interface AxesProps {
  frame: Frame
  agreed: AgreedSpan[]
}

/** The drafting paper, its figures, and hatched what the document leaves to the parties. */
export function Axes({ frame, agreed }: AxesProps) {
  const { left, right, top, bottom, x, y, amounts, fees, everyNth } = frame
  const isNamed = (_: number, index: number) => index % everyNth === 0
  return (
    <>
      <Agreed frame={frame} agreed={agreed} />
      <g className={styles.grid}>
        {fees.ticks.map((fee) => (
          <path key={fee} d={`M${left} ${y(fee)}H${right}`} />
        ))}
        {amounts.ticks.map((amount) => (
          <path key={amount} d={`M${x(amount)} ${top}V${bottom}`} />
        ))}
      </g>
      <path d={`M${left} ${top}V${bottom}H${right}`} className={styles.axis} />
      <g className={styles.figures}>
        {fees.ticks.map((fee) => (
          <text key={fee} x={left - 8} y={y(fee)} dy="0.35em" textAnchor="end">
            {figure(fee)}
          </text>
        ))}
        {amounts.ticks.filter(isNamed).map((amount) => (
          <text key={amount} x={x(amount)} y={bottom + 20} textAnchor="middle">
            {figure(amount)}
          </text>
        ))}
      </g>
    </>
  )
}

function Agreed({ frame: { x, top, bottom }, agreed }: AxesProps) {
  const { t } = useLingui()
  const id = useId()
  return (
    <>
      <pattern id={id} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V8" className={styles.hatch} />
      </pattern>
      {agreed.map(({ from, to }) => {
        const width = x(to) - x(from)
        return (
          <g key={from}>
            <rect x={x(from)} y={top} width={width} height={bottom - top} fill={`url(#${id})`} />
            {width > 72 && (
              <text x={x(from) + width / 2} y={bottom - 10} textAnchor="middle" className={styles.agreed}>
                {t`双方协商`}
              </text>
            )}
          </g>
        )
      })}
    </>
  )
}
