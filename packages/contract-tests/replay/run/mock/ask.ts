import { requestOf } from '../../../shared/http/bytes.ts'
import type { Send } from '../../../shared/http/send.ts'

/** Calls one of the mock's controls. @throws where the mock refuses it */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

/** What calls the controls of the mock behind an address. */
export function mockAsk(baseUrl: string, send: Send): Ask {
  const controls = `${new URL(baseUrl).origin}/__mock`
  const headers = { 'Content-Type': 'application/json' }
  return async (path, init) => {
    const request = requestOf(controls + path, { headers, ...init })
    const response = await send({ operation: undefined, role: 'anonymous', request })
    if (!response.ok) throw new Error(`The mock refused ${path}: ${response.status}`)
    return response
  }
}

/** The name of the world that is called. */
export async function nameOfWorld(ask: Ask): Promise<string> {
  const { world }: { world: string } = await (await ask('/about')).json()
  return world
}
