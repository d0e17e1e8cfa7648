import { getUserRole } from '../../../lib/session/session.ts'
import { ReauthenticationForm } from './reauthentication-form.tsx'

interface UnlockFormProps {
  id: string
  /** The account's login name; asked for where it is not known. */
  username: string | undefined
  onBusy: (isBusy: boolean) => void
  onDone: () => void
}

/** The password of whoever has locked the screen. */
export const UnlockForm = (props: UnlockFormProps) => <ReauthenticationForm {...props} role={getUserRole()} />
