/** How long a browser may take for an answer, in milliseconds: an address that it opens is one, too. */
const answerTimeoutMs = 60_000

/** A connection that speaks WebDriver BiDi: commands with an answer each. */
export interface Bidi {
  /** @throws Error when the browser refuses, does not answer in time, or has gone */
  ask<T>(method: string, params: object): Promise<T>
  close(): void
}

/** What is needed of a socket. */
type Socket = Pick<WebSocket, 'addEventListener' | 'send' | 'close' | 'readyState'>

interface Answer {
  id?: number
  type: 'success' | 'error' | 'event'
  result?: unknown
  error?: string
  message?: string
}

/** Connects to a browser's socket. */
export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true })
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)), { once: true })
  })
  return speakBidi(socket)
}

/** Speaks through an open socket. */
export function speakBidi(socket: Socket, timeoutMs = answerTimeoutMs): Bidi {
  const waiting = new Map<number, (answer: Answer) => void>()
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  socket.addEventListener('close', () => {
    for (const settle of waiting.values()) settle(gone)
  })
  let last = 0
  return {
    async ask<T>(method: string, params: object) {
      const id = ++last
      const { promise, resolve } = Promise.withResolvers<Answer>()
      const late: Answer = { type: 'error', message: `no answer in ${timeoutMs / 1000} s` }
      const timer = setTimeout(() => resolve(late), timeoutMs)
      waiting.set(id, resolve)
      // A closed socket drops what it is given without a word.
      if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify({ id, method, params }))
      else resolve(gone)
      const { type, result, error, message } = await promise
      clearTimeout(timer)
      waiting.delete(id)
      if (type !== 'success') throw new Error([`${method}:`, error, message].filter(Boolean).join(' '))
      return result as T
    },
    close: () => socket.close(),
  }
}

const gone: Answer = { type: 'error', message: 'the browser has gone' }
