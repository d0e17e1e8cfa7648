import { loadAgain, usePreloaded } from '../../lib/browser/load-again.ts'

export const loadToasts = loadAgain(() => import('./toasts.tsx'))

/** Fetches the toaster ahead, so that it can say that the network is lost. */
export const usePreloadedToasts = (): void => usePreloaded(loadToasts)
