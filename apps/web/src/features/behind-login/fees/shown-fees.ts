import { useLocation } from '@tanstack/react-router'
import type { FeesSearch } from './fees-search.ts'

declare module '@tanstack/history' {
  interface HistoryState {
    /** How the list was narrowed from which a fee was opened. */
    fees?: FeesSearch
  }
}

/** How the list was narrowed from which the fee's page was opened; empty where it was opened by its address. */
export const useShownFees = (): FeesSearch => useLocation({ select: ({ state }) => state.fees }) ?? {}
