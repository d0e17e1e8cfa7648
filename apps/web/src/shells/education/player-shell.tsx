import { UiProvider } from '@portal/ui/chakra'
import type { ReactNode } from 'react'
import { useOtherTabs } from '../../lib/session/use-other-tabs.ts'
import { usePreloadedToasts } from '../notifications/use-preloaded-toasts.ts'

/** Nothing but the player: it has the whole window (specification §2). */
export function PlayerShell({ children }: { children: ReactNode }) {
  usePreloadedToasts()
  useOtherTabs()
  return <UiProvider>{children}</UiProvider>
}
