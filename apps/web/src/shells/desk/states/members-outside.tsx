import { UiProvider } from '@portal/ui/chakra'
import RouteForbidden from '../../states/route-forbidden.tsx'

/** What a member finds at an address of the desk: the 403 result, and the way home. */
export const MembersOutside = () => (
  <UiProvider>
    <main>
      <RouteForbidden />
    </main>
  </UiProvider>
)
