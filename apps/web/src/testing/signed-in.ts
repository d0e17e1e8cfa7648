import type { PermissionName } from '@portal/api-contract'
import { keepLogin, keepToken } from '../lib/session/session.ts'
import type { fakeApi } from './fake-api.ts'

/**
 * Has a member logged in who may do what is named. Take the login away again with `localStorage.clear()`.
 * @returns what `fakeApi` needs to answer for it
 */
export function signedIn(
  role: 'memberPersonal' | 'memberCompany',
  may: PermissionName[],
): Parameters<typeof fakeApi>[0] {
  keepToken('token', '6')
  keepLogin(role)
  const permissions = may.map((name) => ({ name }))
  return {
    'GET /thsuaa/api/currentUser': () => Response.json({ userid: '6', name: '恒信', role, permissions }),
  }
}
