import { UiProvider } from '@portal/ui/chakra'
import { AuthorizedOutlet } from '../states/authorized-outlet.tsx'

/** Nothing but the page: what a frame shows would be printed, too. */
export const PrintShell = () => (
  <UiProvider>
    <AuthorizedOutlet />
  </UiProvider>
)
