import type { Outgoing, Send } from '../../../shared/http/send.ts'
import { mockAsk, nameOfWorld } from './ask.ts'
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
  const ask = mockAsk(baseUrl, send)
  return async (name) => {
    const from = await nameOfWorld(ask)
    const world = `${from}-${name}`
    // One of this name was left by a run that found something in it.
    await ask(`/worlds/${world}`, { method: 'DELETE' }).catch(() => undefined)
    await ask('/worlds', { method: 'POST', body: JSON.stringify({ name: world, from }) })
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
