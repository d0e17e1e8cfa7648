import type { Credentials } from '../../shared/credentials/credentials.ts'
import { createControlClient } from '../../src/control-client.ts'
import { unwrap } from '../../src/index.ts'

/** Longer than any token is valid. */
const untilTokensExpire = 9 * 3600

/** A world of the mock that one run has for itself. */
export interface ProofWorld {
  headers: Record<string, string>
  /** The given credentials, with a token that has expired in this world. */
  credentials: Credentials
  close(): Promise<void>
}

/**
 * Forks a world.
 * @param origin of the mock
 * @param persona the mock's name of the person in the credentials
 */
export async function openWorld(
  origin: string,
  name: string,
  credentials: Credentials,
  persona: string,
): Promise<ProofWorld> {
  const control = createControlClient({ baseUrl: `${origin}/__mock`, world: name })
  const params = { path: { key: persona } }
  const { token } = await unwrap(control.POST('/personas/{key}/token', { params }))
  await unwrap(control.PUT('/clock', { body: { advanceSeconds: untilTokensExpire } }))
  return {
    headers: { 'x-mock-world': name },
    credentials: { ...credentials, expiredToken: token },
    async close() {
      await control.DELETE('/worlds/{name}', { params: { path: { name } } })
    },
  }
}
