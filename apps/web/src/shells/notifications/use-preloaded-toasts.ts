import { usePreloaded } from '../../lib/browser/use-preloaded.ts'
import { loadToasts } from './load-toasts.ts'

/** Fetches the toaster ahead, so that it can say that the network is lost. */
export const usePreloadedToasts = (): void => usePreloaded(loadToasts)
