import type { TradeQuery, TradeState } from '@portal/api-contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useOnline } from '../../../../lib/browser/online.ts'
import { forgetMoney } from '../../../../lib/membership/forget-money.ts'
import { tradeQueryOptions } from '../queries.ts'
import { isPending } from './polling.ts'

/** How up to date the state of a payment is. */
export interface Watch {
  /** Why it may be out of date. */
  trouble: 'offline' | 'unanswered' | undefined
  /** Asks at once. */
  refresh: () => Promise<unknown>
}

interface Trade {
  /** The latest answer; undefined before the first. */
  trade: TradeQuery | undefined
  /** Why there is none newer; said while it is asked for again as well. */
  error: Error | null
  watch: Watch
}

/** Forgets what an outcome has changed elsewhere. */
function useOutcome(outcome: string | undefined): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (outcome) void forgetMoney(queryClient)
  }, [outcome, queryClient])
}

/** A try that failed is over, its order is not: another one at the cashier or in another tab may have paid it since. */
const canStillBePaid = (state: TradeState): boolean => isPending(state) || state === 'PAYERROR'

/**
 * Watches a payment until its outcome is final, and asks at once when the page is looked at again or the network is
 * back.
 */
export function useTrade(orderId: number): Trade {
  const isOnline = useOnline()
  const queryClient = useQueryClient()
  const { queryKey } = tradeQueryOptions(orderId)
  const { data, error, failureCount, failureReason, refetch } = useQuery({
    ...tradeQueryOptions(orderId),
    refetchOnWindowFocus: ({ state }) => !state.data || canStillBePaid(state.data.trade_state),
  })
  const isWaiting = !data || isPending(data.trade_state)
  useOutcome(isWaiting ? undefined : data.trade_state)
  const refresh = async () => {
    // Before the first answer a question that waits to be asked again would not be hurried.
    if (!data) await queryClient.cancelQueries({ queryKey })
    return refetch()
  }
  const trouble = failureCount > 0 ? 'unanswered' : undefined
  return {
    trade: data,
    error: error ?? failureReason,
    watch: {
      trouble: isOnline ? trouble : 'offline',
      refresh,
    },
  }
}
