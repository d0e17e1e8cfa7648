import { useLingui } from '@lingui/react/macro'
import type {
  Calculation,
  CalculationRequest,
  CalculatorService,
  CalculatorStandard,
} from '@portal/api-contract'
import { Fold } from '@portal/ui'
import { useMedia, wide } from '../../../lib/browser/use-media.ts'
import { figure } from '../figures.ts'
import { Axes } from './axes.tsx'
import { agreedSpans, linesOf } from './curve.ts'
import styles from './fee-chart.module.css'
import { frameOf } from './frame.ts'
import { type Marked, Marks } from './marks.tsx'
import { scaleTo } from './scale.ts'
import { useCurve } from './use-curve.ts'
import { useWidth } from './use-width.ts'

interface FeeChartProps {
  standard: CalculatorStandard
  service: CalculatorService
  request: CalculationRequest
  calculation: Calculation
  /** What it is compared with. */
  others: Calculation[]
}

/** The fee over the amount as a measured drawing, with the amount asked about on it. */
export default function FeeChart({ standard, service, request, calculation, others }: FeeChartProps) {
  const { t } = useLingui()
  const [width, box] = useWidth()
  const isWide = useMedia(wide)
  const marked: Marked[] = [calculation, ...others]
  const { end, points } = useCurve(
    standard,
    service,
    request,
    marked.map(({ amount }) => amount),
  )
  const all = [...points, ...marked].sort((a, b) => a.amount - b.amount)
  const most = Math.max(0, ...all.map(({ fee }) => fee ?? 0))
  if (most === 0) return null
  const frame = frameOf(width, scaleTo(end, width < 480 ? 4 : 5), scaleTo(most * 1.05, 4))
  const [amount, fee] = [figure(calculation.amount), figure(calculation.fee ?? 0)]
  return (
    <Fold title={t`费用随金额的变化`} level={3} open={isWide} className={styles.curveSheet}>
      <p className={styles.caption}>{t`横轴金额、纵轴费用，单位万元`}</p>
      <div ref={box}>
        {width > 0 && (
          <svg
            width={frame.width}
            height={frame.height}
            role="img"
            aria-label={t`费用曲线：${amount} 万元对应 ${fee} 万元；数字见下方的计算过程。`}
            className={styles.chart}
          >
            <Axes frame={frame} agreed={agreedSpans(service, end)} />
            {linesOf(all).map((line) => (
              <path key={line[0]?.amount} d={frame.path(line)} className={styles.curve} />
            ))}
            <Marks frame={frame} marked={marked} />
          </svg>
        )}
      </div>
    </Fold>
  )
}
