import type { CalculationRequest, CalculatorService, CalculatorStandard } from '@portal/api-contract'
import { useQuery } from '@tanstack/react-query'
import { feesQueryOptions } from '../queries.ts'
import { axisEnd, type CurvePoint, sampleAmounts } from './curve.ts'

/** The smallest amount that the other input leaves possible: what is cut away is a part of it. */
const leastAmount = ({ extras }: CalculatorService, request: CalculationRequest): number =>
  Math.max(
    0,
    ...extras.map((extra) =>
      extra.kind === 'AMOUNT' && extra.isWithinAmount ? (request.extras?.[extra.code] ?? 0) : 0,
    ),
  )

/**
 * The fee over the amount, all else as asked: the server's answers at enough amounts to join by lines. They change only
 * when the axis does, so that typing asks for none of them anew.
 */
export function useCurve(
  standard: CalculatorStandard,
  service: CalculatorService,
  request: CalculationRequest,
  shown: readonly number[],
): { end: number; points: CurvePoint[] } {
  const end = axisEnd(shown, standard.amount.max)
  const samples = sampleAmounts(service, end, leastAmount(service, request))
  const { data: points = [] } = useQuery(feesQueryOptions(request, samples))
  return { end, points }
}
