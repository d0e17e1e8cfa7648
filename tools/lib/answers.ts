import { setTimeout as sleep } from 'node:timers/promises'

const pauseMs = 50

/**
 * Waits until an address answers with anything but a server error, or until `signal` says that nobody waits. A busy machine may
 * take its time: whether the server has ended is known to whoever started it.
 * @throws Error naming the address when it does not answer within `timeoutMs`.
 */
export async function untilAnswers(
  url: string,
  { timeoutMs = 120_000, signal }: { timeoutMs?: number; signal?: AbortSignal } = {},
): Promise<void> {
  const deadline = performance.now() + timeoutMs
  while (!signal?.aborted && !(await answers(url))) {
    if (performance.now() > deadline) {
      throw new Error(`${url} did not answer within ${timeoutMs / 1000} seconds.`)
    }
    await sleep(pauseMs)
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(10_000) })
    await response.body?.cancel()
    return response.status < 500
  } catch {
    return false
  }
}
