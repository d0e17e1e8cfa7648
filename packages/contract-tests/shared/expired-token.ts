import { unwrap } from '@portal/api-contract'
import type { ControlClient } from '@portal/api-contract/control-client'

/** Seconds; no token of the mock is valid that long. */
const pastAnyToken = 9 * 3600

/**
 * A token of one of the mock's personas that has expired: it is given out while the world's clock stands in the past.
 *
 * @param control client of the mock's controls, for the world of the token
 * @param persona the mock's name of the person or unit
 */
export async function expiredTokenOf(control: ControlClient, persona: string): Promise<string> {
  await unwrap(control.PUT('/clock', { body: { advanceSeconds: -pastAnyToken } }))
  const params = { path: { key: persona } }
  const { token } = await unwrap(control.POST('/personas/{key}/token', { params }))
  await unwrap(control.PUT('/clock', { body: { advanceSeconds: pastAnyToken } }))
  return token
}
