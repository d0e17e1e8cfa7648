import { t } from '@lingui/core/macro'
import type { ApiError } from '@portal/api-contract'
import { notify } from '../browser/notify.ts'
import { goToLogin } from '../session/login-address.ts'
import { clearSession, getUserRole } from '../session/session.ts'
import { askForPassword } from '../session/session-expiry.ts'

// What follows from its 401 differs by layout (specification §8): the public one only forgets the login.
const currentMemberPath = '/api/member/current'
// The navigation guard asks for it, and leads to the login of the page that was asked for.
const currentUserPath = '/thsuaa/api/currentUser'

/**
 * What every page does about 401 and 403 (specification §8); the caller gets the error all the same.
 * A 401 without `result.isLogin` (wrong password, nobody logged in) is the caller's own business, and one of the
 * current-member call is its layout's. Whoever has typed something is asked for the password where they are, and told no more.
 * The specified words of a 401 are technical, so a sentence explains them.
 */
export function handleAuthError(error: ApiError): void {
  if (error.status === 403) {
    notify({ kind: 'error', title: 'Forbidden', description: error.problem?.detail || error.statusText })
    return
  }
  const { result, path } = error.problem ?? {}
  if (!result?.isLogin || path?.endsWith(currentMemberPath) || askForPassword()) return
  notify({
    kind: 'error',
    title: 'Unauthorized',
    description: 'Authorization verification failed',
    explanation: t`登录已失效，请重新登录。`,
  })
  if (path?.endsWith(currentUserPath)) return
  const role = getUserRole()
  clearSession()
  goToLogin(role)
}
