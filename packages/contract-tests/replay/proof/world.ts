import { createControlClient } from '@portal/api-contract/control-client'
import type { Credentials } from '../../shared/credentials/credentials.ts'
import { expiredTokenOf } from '../../shared/expired-token.ts'

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
  return {
    headers: { 'x-mock-world': name },
    credentials: { ...credentials, expiredToken: await expiredTokenOf(control, persona) },
    async close() {
      await control.DELETE('/worlds/{name}', { params: { path: { name } } })
    },
  }
}
