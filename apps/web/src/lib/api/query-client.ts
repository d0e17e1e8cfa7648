import { ApiError } from '@portal/api-contract'
import { QueryClient } from '@tanstack/react-query'

const tries = 2

/** Whether to try again: that helps when the network was lost or the server is busy, never after a refusal. */
function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= tries) return false
  if (!(error instanceof ApiError)) return false
  return error.kind !== 'malformed' && (error.status === 0 || error.status === 429 || error.status >= 500)
}

/** Seconds of `Retry-After` when the server names them, else 1 s, 2 s. */
function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined
  return Math.min((asked ?? 2 ** failures) * 1000, 30_000)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 30_000, retry: shouldRetry, retryDelay },
    // A mutation, above all a payment, is sent at once or not at all: it is never repeated, nor sent later when a lost
    // network is back.
    mutations: { retry: false, networkMode: 'always' },
  },
})
