import type { Outgoing, Send } from '../../../shared/http/send.ts'
import { type Controls, mockControls } from './controls.ts'

/** A world that began as another one was. */
export interface Copy extends Controls {
  send: Send
  /** Removes the world. */
  remove(): Promise<void>
}

/** Copies the world of the run as it is, under a name of its own. */
export type MakeCopy = (name: string) => Promise<Copy>

/** Copies of the mock's world, each of which is called apart from the others. */
export function mockCopies(baseUrl: string, send: Send): MakeCopy {
  const controls = `${new URL(baseUrl).origin}/__mock`
  const call = (path: string, init?: RequestInit): Promise<Response> =>
    send({ operation: undefined, role: 'anonymous', request: new Request(controls + path, init) })
  const ask = async (path: string, init?: RequestInit): Promise<Response> => {
    const response = await call(path, init)
    if (!response.ok) throw new Error(`The mock refused ${path}: ${response.status}`)
    return response
  }
  return async (name) => {
    const { world: from }: { world: string } = await (await ask('/about')).json()
    const world = `${from}-${name}`
    const headers = { 'Content-Type': 'application/json' }
    // One of this name was left by a run that found something in it.
    await call(`/worlds/${world}`, { method: 'DELETE' })
    await ask('/worlds', { method: 'POST', headers, body: JSON.stringify({ name: world, from }) })
    const sendThere = (outgoing: Outgoing) => send({ ...outgoing, world })
    return {
      ...mockControls(baseUrl, sendThere),
      send: sendThere,
      remove: async () => {
        await ask(`/worlds/${world}`, { method: 'DELETE' })
      },
    }
  }
}
