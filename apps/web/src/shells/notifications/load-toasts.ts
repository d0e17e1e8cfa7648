import { loadAgain } from '../../lib/browser/load-again.ts'

export const loadToasts = loadAgain(() => import('./toasts.tsx'))
