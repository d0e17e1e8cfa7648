interface Known {
  /** Milliseconds since the epoch, as the server has it. */
  server: number
  /** What `performance.now()` was then: it does not follow the device's clock, which somebody may set while the page is open. */
  mark: number
}

let known: Known | undefined

/** Takes the server's time from an answer to a call, and hands the answer on. */
export async function withServerTime<Answer extends { response: Response }>(
  call: Promise<Answer>,
): Promise<Answer> {
  const answer = await call
  const server = Date.parse(answer.response.headers.get('date') ?? '')
  if (!Number.isNaN(server)) known = { server, mark: performance.now() }
  return answer
}

/** The present as the server has it, to the second; the device's own until an answer has told. In milliseconds since the epoch. */
export const serverNow = (): number => (known ? known.server + (performance.now() - known.mark) : Date.now())
