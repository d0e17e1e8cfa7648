import { request as ask } from 'node:http'
import { type LocalServer, startLocalServer } from './local-server.ts'

/** A server that stands before another one and keeps what is asked of it. */
export interface LoggingProxy extends LocalServer {
  /** Method and path of every request, as `GET /ht/api/public/code`. */
  requests: { method: string; path: string }[]
}

/** Starts a proxy on a free port. @param port of the server behind it, on this machine */
export async function startLoggingProxy(port: string): Promise<LoggingProxy> {
  const requests: LoggingProxy['requests'] = []
  const server = await startLocalServer((incoming, outgoing) => {
    const { method = '', url: path = '', headers } = incoming
    requests.push({ method, path: path.split('?')[0] ?? '' })
    const onward = ask({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.once('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  return { ...server, requests }
}
