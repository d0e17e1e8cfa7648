import { useLingui } from '@lingui/react/macro'
import { Icon } from '@portal/ui/artwork'
import { Suspense, useState } from 'react'
import { doorOf } from '../../../lib/session/login-address.ts'
import { useUserRole } from '../../../lib/session/session.ts'
import { lazyPart } from '../../../lib/states/lazy-part.tsx'
import styles from './logout-button.module.css'
import { useLogout } from './use-logout.ts'

// The dialog is of use only once somebody wants to leave.
const LogoutDialog = lazyPart(() => import('./logout-dialog.tsx'))

/** Ends the session after a question. */
export function LogoutButton() {
  const { t } = useLingui()
  const role = useUserRole()
  const logout = useLogout(role === 'associationStaff' ? doorOf(role) : undefined)
  const [isAsking, setAsking] = useState<boolean>()
  const confirm = () => {
    setAsking(false)
    void logout()
  }
  return (
    <>
      <button type="button" className={styles.logout} onClick={() => setAsking(true)}>
        <Icon name="logOut" size="1.125em" />
        <span>{t`安全退出`}</span>
      </button>
      {isAsking !== undefined && (
        <Suspense>
          <LogoutDialog isOpen={isAsking} onConfirm={confirm} onCancel={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
