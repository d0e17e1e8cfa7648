import { ApiError } from '@portal/api-contract'
import { QueryClient } from '@tanstack/react-query'

const tries = 2

/** For how long an answer is not asked for again, in milliseconds. */
const staleTime = 30_000

/** Whether to try again: that helps when the network was lost or the server is busy, never after a refusal. */
function shouldRetry(failures: number, error: Error): boolean {
  if (failures >= tries) return false
  if (!(error instanceof ApiError)) return false
  return error.kind !== 'malformed' && (error.status === 0 || error.status === 429 || error.status >= 500)
}

/** What a record's page is told where there is none. */
const finalAnswers: unknown[] = [400, 404]

/**
 * Whether what failed is asked for again when it is shown: a route asks before its page is there, and that the backend has
 * nothing of the kind is for a while as good as any answer.
 */
function shouldReauthentication({
  state,
}: {
  state: { error: Error | null; errorUpdatedAt: number }
}): boolean {
  const isFinal = state.error instanceof ApiError && finalAnswers.includes(state.error.status)
  return !isFinal || Date.now() - state.errorUpdatedAt > staleTime
}

/** Seconds of `Retry-After` when the server names them, else 1 s, 2 s. */
function retryDelay(failures: number, error: Error): number {
  const asked = error instanceof ApiError ? error.retryAfter : undefined
  return Math.min((asked ?? 2 ** failures) * 1000, 30_000)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime, retry: shouldRetry, retryDelay, retryOnMount: shouldReauthentication },
    // A mutation, above all a payment, is sent at once or not at all: it is never repeated, nor sent later when a lost
    // network is back.
    mutations: { retry: false, networkMode: 'always' },
  },
})
