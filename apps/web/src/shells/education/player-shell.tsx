import { UiProvider } from '@portal/ui/chakra'
import type { ReactNode } from 'react'

/** Nothing but the player: it has the whole window (specification §2). */
export const PlayerShell = ({ children }: { children: ReactNode }) => <UiProvider>{children}</UiProvider>
