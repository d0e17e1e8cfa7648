import { UiProvider } from '@portal/ui/chakra'
import { useOtherTabs } from '../../lib/session/use-other-tabs.ts'
import { useRights } from '../../lib/session/use-rights.ts'
import { AuthorizedOutlet } from '../states/authorized-outlet.tsx'

/** Nothing but the page: what a frame shows would be printed, too. */
export function PrintShell() {
  useOtherTabs()
  useRights()
  return (
    <UiProvider>
      <AuthorizedOutlet />
    </UiProvider>
  )
}
