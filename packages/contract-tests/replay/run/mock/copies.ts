import type { Outgoing, Send } from '../../../shared/http/send.ts'
import { mockAsk, nameOfWorld } from './ask.ts'
import { type Controls, mockControls } from './controls.ts'

/** A world that began as another one was. */
export interface Copy extends Controls {
  send: Send
  /** Removes the world. */
  remove(): Promise<void>
}

/** Copies the world of the run as it is, under a name with a number. */
export type MakeCopy = (number: number) => Promise<Copy>

/** Copies of the mock's world, each of which is called apart from the others. */
export function mockCopies(baseUrl: string, send: Send): MakeCopy {
  const ask = mockAsk(baseUrl, send)
  /** Removes what a run has left that found something, or was ended at once. @returns the world to copy */
  async function clear(): Promise<string> {
    const from = await nameOfWorld(ask)
    const worlds: { name: string }[] = await (await ask('/worlds')).json()
    const left = worlds.filter(({ name }) => name.startsWith(`${from}-copy-`))
    await Promise.all(left.map(({ name }) => ask(`/worlds/${name}`, { method: 'DELETE' })))
    return from
  }
  let cleared: Promise<string> | undefined
  return async (place) => {
    cleared ??= clear()
    const from = await cleared
    const world = `${from}-copy-${place}`
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
