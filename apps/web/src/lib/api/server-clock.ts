interface Known {
  /** Milliseconds since the epoch, as the server has it. */
  server: number
  /** What `performance.now()` was then: it does not follow the device's clock, which somebody may set while the page is open. */
  mark: number
}

/** The server's time, as far as its answers have told it. */
export function createServerClock() {
  let known: Known | undefined

  /** Takes the server's time from an answer to a call, and hands the answer on. Not of one that a cache may have kept. */
  async function withServerTime<Answer extends { response: Response }>(
    call: Promise<Answer>,
  ): Promise<Answer> {
    const answer = await call
    const server = Date.parse(answer.response.headers.get('date') ?? '')
    if (!Number.isNaN(server)) known = { server, mark: performance.now() }
    return answer
  }

  /** The present as the server has it, to the second; the device's own until an answer has told. In milliseconds since the epoch. */
  const serverNow = (): number => (known ? known.server + (performance.now() - known.mark) : Date.now())

  return { withServerTime, serverNow, serverDate: () => new Date(serverNow()) }
}

/** That of this page's backend; behind the login it is known from the first answer on. */
export const { withServerTime, serverNow, serverDate } = createServerClock()
