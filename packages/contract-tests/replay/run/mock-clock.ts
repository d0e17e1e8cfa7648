import type { Send } from '../../shared/http/send.ts'

/** Does something as if so much time had passed, and takes the time back afterwards. */
export type Clock = (seconds: number, work: () => Promise<unknown>) => Promise<void>

/** The clock of the mock's world, which its controls move; codes and orders follow at once. */
export function mockClock(baseUrl: string, send: Send): Clock {
  const url = `${new URL(baseUrl).origin}/__mock/clock`
  const headers = { 'Content-Type': 'application/json' }
  async function advance(advanceSeconds: number): Promise<void> {
    const request = new Request(url, { method: 'PUT', headers, body: JSON.stringify({ advanceSeconds }) })
    const { status } = await send({ operation: undefined, role: 'anonymous', request })
    if (status !== 200) throw new Error(`The mock did not move its clock: ${status}`)
  }
  return async (seconds, work) => {
    await advance(seconds)
    await work().finally(() => advance(-seconds))
  }
}
