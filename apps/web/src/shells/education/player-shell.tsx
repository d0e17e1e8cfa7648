import { UiProvider } from '@portal/ui/chakra'
import { AuthorizedOutlet } from '../states/authorized-outlet.tsx'

/** Nothing but the player: it has the whole window (specification §2). */
export const PlayerShell = () => (
  <UiProvider>
    <AuthorizedOutlet />
  </UiProvider>
)
