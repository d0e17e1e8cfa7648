import type { ServerResponse } from 'node:http'
import type { Answer, ConnectionFault } from './answer.ts'

type Breaking = (response: ServerResponse, answer: Answer) => void

const half = ({ body }: Answer) => body.subarray(0, Math.floor(body.length / 2))

/** Sends the half of a body and then closes the connection. */
const cut = (response: ServerResponse, answer: Answer, headers: Record<string, string | number>): void => {
  response.writeHead(answer.status, { ...answer.headers, ...headers })
  response.write(half(answer), () => response.destroy())
}

/** Sends a body whole with a length that it has not. */
const misstated = (response: ServerResponse, { status, headers, body }: Answer, by: number): void => {
  response.writeHead(status, { ...headers, 'content-length': body.length + by })
  response.write(body)
}

const ways: Record<ConnectionFault, Breaking> = {
  reset: ({ socket }) => socket?.resetAndDestroy(),
  close: (response) => response.destroy(),
  cut: (response, answer) => cut(response, answer, { 'content-length': answer.body.length }),
  'cut chunks': (response, answer) => cut(response, answer, { 'transfer-encoding': 'chunked' }),
  'too long': (response, answer) => misstated(response, answer, 10),
  'too short': (response, answer) => {
    misstated(response, answer, -1)
    response.end()
  },
  hang: () => {},
}

/** Sends an answer over a connection that goes wrong. */
export const breakConnection = (response: ServerResponse, answer: Answer, how: ConnectionFault): void =>
  ways[how](response, answer)
