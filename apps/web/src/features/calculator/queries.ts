import type { CalculationRequest, CalculatorStandard } from '@portal/api-contract'
import { queryOptions, skipToken } from '@tanstack/react-query'
import { api, unwrap, unwrapList } from '../../lib/api/http.ts'

/** A standard is chosen by its code, and is nothing without a service. */
const isUsable = ({ code, services }: CalculatorStandard): boolean =>
  typeof code === 'string' &&
  Array.isArray(services) &&
  services.length > 0 &&
  services.every((service) => service?.code)

/** The fee standards in their order, with all that the form, the tables and the limits are drawn from. */
export const standardsQueryOptions = queryOptions({
  queryKey: ['calculator', 'standards'],
  queryFn: async ({ signal }) => {
    const query = { size: 100 }
    const { items } = await unwrapList(
      api.GET('/api/public/info-computes-dict', { params: { query }, signal }),
    )
    return items.filter(isUsable)
  },
  staleTime: 10 * 60_000,
})

/** A fee with its working; asked for once there is a request. The same question always has the same answer. */
export const feeQueryOptions = (request: CalculationRequest | undefined) =>
  queryOptions({
    queryKey: ['calculator', 'fee', request],
    queryFn: request
      ? ({ signal }) => unwrap(api.POST('/api/public/info-computes-calculate', { body: request, signal }))
      : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })

/**
 * The fees of several amounts, all else alike, each asked for once; those that cannot be had are left out, since the fee
 * asked about stands by itself.
 */
export const feesQueryOptions = (request: CalculationRequest | undefined, amounts: readonly number[]) =>
  queryOptions({
    queryKey: ['calculator', 'fees', request && { ...request, amount: undefined }, amounts],
    queryFn:
      request && amounts.length > 0
        ? async ({ client }) => {
            const asked = amounts.map((amount) =>
              client.ensureQueryData(feeQueryOptions({ ...request, amount })),
            )
            const answers = await Promise.allSettled(asked)
            return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
          }
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
