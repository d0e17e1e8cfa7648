import { PasswordChangeForm } from '../../../../lib/chakra/password/password-change.tsx'
import { useChangePassword } from '../mutations.ts'

/** Another password for the member's account. */
export function PasswordPart() {
  const { mutateAsync } = useChangePassword()
  return <PasswordChangeForm change={mutateAsync} />
}
