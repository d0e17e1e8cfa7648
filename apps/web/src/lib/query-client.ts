import { ApiError } from '@portal/api-contract'
import { QueryClient } from '@tanstack/react-query'

const tries = 2

/** Another try helps against a lost network or a busy server, never against a refusal. */
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
    // What writes, and above all what pays, is sent at once or not at all: neither twice on its own nor later, when a lost
    // network is back.
    mutations: { retry: false, networkMode: 'always' },
  },
})
