import type { Send } from '../../../shared/http/send.ts'
import { mockAsk, nameOfWorld } from './ask.ts'

/** What becomes of what was done in the meantime: it stays, or it is as if it had never been, and no login has ended. */
export type Afterwards = 'stays' | 'undone'

/** Does something as if so much time had passed, and takes the time back afterwards. */
export type Clock = (seconds: number, work: () => Promise<unknown>, afterwards?: Afterwards) => Promise<void>

const label = 'replay-before-the-clock-moved'

/** The clock of the mock's world, which its controls move; codes and orders follow at once. */
export function mockClock(baseUrl: string, send: Send): Clock {
  const ask = mockAsk(baseUrl, send)
  const advance = (advanceSeconds: number) =>
    ask('/clock', { method: 'PUT', body: JSON.stringify({ advanceSeconds }) })
  let world: Promise<string> | undefined
  /** @returns what takes the world back to how it is now */
  async function keep(): Promise<() => Promise<unknown>> {
    world ??= nameOfWorld(ask)
    const snapshots = `/worlds/${await world}/snapshots`
    await ask(snapshots, { method: 'POST', body: JSON.stringify({ label }) })
    return () => ask(`${snapshots}/${label}/restore`, { method: 'POST' })
  }
  return async (seconds, work, afterwards = 'stays') => {
    const takeBack = afterwards === 'undone' ? await keep() : () => advance(-seconds)
    await advance(seconds)
    await work().finally(takeBack)
  }
}
