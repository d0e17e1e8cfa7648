import { t } from '@lingui/core/macro'
import type { ApiError } from '@portal/api-contract'
import { goToLogin } from './login-address.ts'
import { notify } from './notify.ts'
import { clearSession } from './session.ts'

// What follows from its 401 differs by layout (specification §8): the public one only forgets the login.
const currentMemberPath = '/api/member/current'

/**
 * What every page does about 401 and 403 (specification §8); the caller gets the error all the same.
 * A 401 without `result.isLogin` (wrong password, nobody logged in) is the caller's own business, and one of the
 * current-member call is its layout's.
 */
export function handleDenied(error: ApiError): void {
  if (error.status === 403) {
    notify({ kind: 'error', title: 'Forbidden', description: error.problem?.detail || error.statusText })
    return
  }
  if (!error.problem?.result?.isLogin || error.problem.path?.endsWith(currentMemberPath)) return
  notify({ kind: 'error', title: 'Unauthorized', description: t`Authorization verification failed` })
  clearSession()
  goToLogin()
}
